/** Whether an address has one of the origins and no user name; `*.` matches one or more subdomains. The scheme must equal the origin's. */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return origins.some((origin) => {
    const star = origin.indexOf('*.');
    if (star === -1) return url.origin === origin;
    const scheme = origin.slice(0, star);
    return url.origin.startsWith(scheme) && url.origin.endsWith(origin.slice(star + 1)) && url.port === '';
  });
}
