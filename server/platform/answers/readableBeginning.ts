import { contentCodings } from '#server/upstream/contentCodings.ts';

/** Bytes that are decoded first: most answers say within them what they are. */
const FIRST = 2 * 1024;
/** Bytes a compressed beginning may grow to; more is no answer of a platform. */
const MAX = 8 * 1024 * 1024;

/**
 * The decoded beginning of an answer; undefined when `bytes` are too few to decode anything (a coder may hold back its first block).
 * `all`: all that can be decoded, not only enough to say what it is. Throws as contentCodings.decode does.
 */
export function readableBeginning(bytes: Buffer, codings: readonly string[], all: boolean): Buffer | undefined {
  if (codings.length === 0) return bytes;
  const decode = (part: Buffer) => contentCodings.decode(part, codings, { max: MAX, isBeginning: true });
  const first = decode(all ? bytes : bytes.subarray(0, FIRST));
  const text = first.length > 0 || bytes.length <= FIRST ? first : decode(bytes);
  return text.length === 0 ? undefined : text;
}
