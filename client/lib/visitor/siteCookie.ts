/** A site-wide cookie for `document.cookie`, `Secure` on https; without `seconds` it lasts for the visit. */
export function siteCookie(
  name: string,
  value: string,
  { seconds, location }: { seconds?: number; location: Pick<Location, 'protocol'> },
): string {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`;
}
