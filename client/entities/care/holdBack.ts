import { withLocale } from '../../../shared/locales.ts';
import { isHeldBack } from '../../../shared/rewards/isHeldBack.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { Redirect } from '../../context/Redirect.ts';
import { askQuiet } from './askQuiet.ts';

/** Of a page that sells: who is on a break or near a bound of theirs is led to the list of offers, which says why. */
export async function holdBack(args: LoaderArgs): Promise<void> {
  if (isHeldBack(await askQuiet(args))) throw new Redirect(withLocale(paths.offers.build(), args.locale));
}
