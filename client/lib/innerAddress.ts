import { isSafeReturnPath } from '../../shared/url/isSafeReturnPath.ts';

/** The path of an address that a game wants to lead to, or null where it leaves our site: no other host is on the list. */
export function innerAddress(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  if (!url || url.origin !== origin) return null;
  // `/.//evil.test` is of our origin, and what is left of it is not.
  const inner = url.pathname + url.search + url.hash;
  return isSafeReturnPath(inner) ? inner : null;
}
