import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { withLocale } from '#shared/locales.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { paths } from '#shared/url/paths.ts';
import { askQuiet } from './askQuiet.ts';

/** For pages that advertise: redirects players on a break or near a limit to the list of offers, which explains why. */
export async function holdBack(args: LoaderArgs): Promise<void> {
  if (isHeldBack(await askQuiet(args))) throw new Redirect(withLocale(paths.offers.build(), args.locale));
}
