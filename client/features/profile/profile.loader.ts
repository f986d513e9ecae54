import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { Redirect } from '../../context/Redirect.ts';
import { isTwoPaned } from './isTwoPaned.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  if (isTwoPaned()) throw new Redirect(withLocale(paths.profileSettings.build(), args.locale));
  return loadProfile(args);
}
