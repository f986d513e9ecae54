import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { Redirect } from '../../context/Redirect.ts';

/** Who is signed in has nothing to do at the pages of signing in and up. */
export function leaveIfPlayer({ stores, locale }: Pick<LoaderArgs, 'stores' | 'locale'>): void {
  if (stores.session.isPlayer) throw new Redirect(withLocale(paths.home.build(), locale));
}
