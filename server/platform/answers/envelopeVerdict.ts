import { envelopeIn } from './envelopeIn.ts';

/** `more`: it cannot be told yet, more of the body is needed. */
export type EnvelopeVerdict = 'envelope' | 'foreign' | 'more';

/** The usual beginning, after whitespace and a byte order mark; the Content-Type of the platform's JSON varies. */
const ENVELOPE = /^\uFEFF?\s*\{\s*"(?:data|error)"\s*:/;
const OBJECT = /^\uFEFF?\s*(?:\{|$)/;
/** The end of a whole one: behind it a gateway may have written a comment, or the rest is missing. */
const END = /\}\s*$/;
/** Characters in which the end of a whole answer is looked for. */
const LAST = 1_000;
/** Bytes of a 2xx JSON object that are read for its `data` or `error`, which may come behind other keys. */
const SEARCHED = 64 * 1024;

/**
 * Whether an answer of the platform is an envelope. Pages of gateways, and their JSON (`{"message":"Forbidden"}`), are not, and
 * neither is any redirect. `text`: the whole body if `isWhole`, else its first 64 characters or more, of `size` bytes so far. Large 2xx
 * objects pass by their beginning.
 */
export function envelopeVerdict(
  status: number,
  text: string,
  { isWhole, size = 0 }: { isWhole: boolean; size?: number },
): EnvelopeVerdict {
  if (status >= 300 && status < 400) return 'foreign';
  if (status < 300 && ENVELOPE.test(text)) return isWhole && !END.test(text.slice(-LAST)) ? 'foreign' : 'envelope';
  if (!OBJECT.test(text)) return 'foreign';
  if (isWhole) return envelopeIn(text) ? 'envelope' : 'foreign';
  return status < 300 && size > SEARCHED ? 'envelope' : 'more';
}
