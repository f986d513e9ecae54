/** An address the platform names, where it is one of the web: anything else may run in the page or open an app unasked. */
export function webAddress(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
