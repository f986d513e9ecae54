import { isPrivatePath } from '../url/isPrivatePath.ts';
import { withLocale } from '../locales.ts';
import { paths } from '../url/paths.ts';
import { queryKeys } from '../keys/queryKeys.ts';
import type { Place } from './resolveRedirect.ts';
import { structuralRedirect } from './structuralRedirect.ts';

/**
 * Where the site itself sends an address: to the one it stands for, or a guest from a private page to the home, which opens
 * the sign-in. No such target is sent on by another of these.
 */
export function ownRedirect({ path, search, hash = '', locale }: Place, isGuest: boolean): string | undefined {
  const structural = structuralRedirect({ path, search, isGuest });
  if (structural !== undefined) return withLocale(structural, locale) + hash;
  if (!isGuest || !isPrivatePath(path)) return undefined;
  const wanted = withLocale(path, locale) + search + hash;
  return withLocale(paths.home.build(null, { [queryKeys.redirectUrl]: wanted }), locale);
}
