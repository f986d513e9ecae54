/**
 * Parses `bytes=0-99` and `bytes=100-`, the two forms that are served, into inclusive byte offsets; `end` is undefined for the open form.
 * Undefined for any other header (RFC 9110 14.1.2).
 */
export function parseByteRange(header: string): { start: number; end: number | undefined } | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === undefined) return undefined;
  const start = Number(from);
  const end = to ? Number(to) : undefined;
  return end !== undefined && end < start ? undefined : { start, end };
}
