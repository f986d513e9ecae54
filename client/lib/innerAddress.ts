import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';

/** The path of an address that a game navigates to, or null if it leaves the site: no other host is allowed. */
export function innerAddress(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  if (!url || url.origin !== origin) return null;
  // `/.//evil.test` is of this origin, but its path `//evil.test` is another host.
  const inner = url.pathname + url.search + url.hash;
  return isSafeReturnPath(inner) ? inner : null;
}
