/** The beginning of a JSON object, after whitespace and a byte order mark; an HTML page or a PHP warning does not match. */
const OBJECT = /^\uFEFF?\s*(?:\{|$)/;

/**
 * Whether a 2xx answer does not begin like an envelope. Checks the bytes, because the Content-Type of the platform's JSON varies.
 * `beginning`: decoded.
 */
export function isNoEnvelope(status: number, beginning: Buffer): boolean {
  if (status >= 300) return false;
  return beginning.length === 0 || !OBJECT.test(beginning.toString('utf8', 0, 64));
}
