/** A site-wide cookie for `document.cookie`, `Secure` on https. */
export function siteCookie(
  name: string,
  value: string,
  { seconds, location }: { seconds: number; location: Pick<Location, 'protocol'> },
): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
