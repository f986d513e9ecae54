/** The address that a notification opens: a page of this site, else its home page. */
export function ownAddress(path: unknown, origin: string): string {
  const url = typeof path === 'string' ? URL.parse(path, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}
