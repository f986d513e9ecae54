/** The address if its scheme is http(s), else null: `javascript:` would run in the page, others may open an app. */
export function webAddress(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
