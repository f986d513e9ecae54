/** `https://yulduz.uz` as X-Forwarded-Proto and -Host have it. Not by `URL`: this is asked at every call. */
export function partsOfOrigin(origin: string): { protocol: string; host: string } {
  const mark = origin.indexOf('://');
  return { protocol: origin.slice(0, mark), host: origin.slice(mark + 3) };
}
