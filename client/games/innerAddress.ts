/** The path of an address that a game wants to lead to, or null where it leaves our site: no other host is on the list. */
export function innerAddress(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  return url && url.origin === origin ? url.pathname + url.search + url.hash : null;
}
