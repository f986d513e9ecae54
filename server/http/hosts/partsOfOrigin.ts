/**
 * Splits an origin such as `https://yulduz.uz` into the values of X-Forwarded-Proto and X-Forwarded-Host. Does not use `URL`: this runs for
 * every call.
 */
export function partsOfOrigin(origin: string): { protocol: string; host: string } {
  const mark = origin.indexOf('://');
  return { protocol: origin.slice(0, mark), host: origin.slice(mark + 3) };
}
