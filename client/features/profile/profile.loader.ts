import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { isTwoPaned } from './isTwoPaned.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  if (isTwoPaned()) throw new Redirect(withLocale(paths.profileSettings.build(), args.locale));
  return loadProfile(args);
}
