/** The text if it is an http(s) URL, or a link to it would be unsafe. */
export function webAddress(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
