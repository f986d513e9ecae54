/**
 * Whether a value of `redirectUrl`, `backUrl` or `from` is a path of this site, safe to navigate to.
 *
 * Stricter than "starts with one slash": browsers read `\` as `/` and drop tabs and line breaks, so `/\evil.example` and
 * `/<tab>/evil.example` leave the site; `/.//evil.example` leaves it after normalization.
 */
export function isSafeReturnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return false;
  const [pathname = ''] = value.split(/[?#]/, 1);
  return !pathname.includes('//');
}
