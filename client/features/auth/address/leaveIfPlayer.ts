import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { paths } from '#shared/url/paths.ts';

/** Redirects a signed-in player from the auth pages to `redirectUrl`, else home. */
export function leaveIfPlayer({ stores, locale, url }: Pick<LoaderArgs, 'stores' | 'locale' | 'url'>): void {
  if (!stores.session.isPlayer) return;
  const wanted = url.searchParams.get(queryKeys.redirectUrl);
  throw new Redirect(isSafeReturnPath(wanted) ? wanted : withLocale(paths.home.build(), locale));
}
