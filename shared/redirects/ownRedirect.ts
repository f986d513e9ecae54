import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { paths } from '#shared/url/paths.ts';
import type { AddressParts } from './resolveRedirect.ts';
import { structuralRedirect } from './structuralRedirect.ts';

/**
 * The redirect of the site itself: an alias to its page, or a guest from a private page to home, which opens the sign-in (A-21, A-23,
 * Undefined: none. Its target is not redirected again by this function.
 */
export function ownRedirect({ path, search, hash = '', locale }: AddressParts, isGuest: boolean): string | undefined {
  const structural = structuralRedirect({ path, search, isGuest });
  if (structural !== undefined) return withLocale(structural, locale) + hash;
  if (!isGuest || !isPrivatePath(path)) return undefined;
  const wanted = withLocale(path, locale) + search + hash;
  return withLocale(paths.home.build(null, { [queryKeys.redirectUrl]: wanted }), locale);
}
