/** Where a press on a notification leads: a page of this site, or its home. */
export function ownAddress(path: unknown, origin: string): string {
  const url = typeof path === 'string' ? URL.parse(path, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}
