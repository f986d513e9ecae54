import type { IncomingHttpHeaders } from 'node:http';

/** Past spaces and a byte order mark: what JSON may begin with and a page or a warning does not. */
const OBJECT = /^\uFEFF?\s*(?:\{|$)/;

/** A success whose body does not begin as an envelope does. By its bytes: a platform may call its JSON what it likes. */
export function isNoEnvelope(status: number, headers: IncomingHttpHeaders, beginning: Buffer): boolean {
  const { 'content-encoding': packed = 'identity' } = headers;
  if (status >= 300 || packed !== 'identity') return false;
  return beginning.length === 0 || !OBJECT.test(beginning.toString('utf8', 0, 64));
}
