import type { IncomingHttpHeaders } from 'node:http';
import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

/** Limits of one decoding. */
interface DecodeOptions {
  /** Bytes of the decoded text; a longer one throws. */
  max: number;
  /** The bytes end in the middle: decodes what can be decoded. */
  isBeginning?: boolean;
}

/** An answer has a content coding that this server cannot decode. */
export class UnknownCoding extends Error {
  override name = 'UnknownCoding';
  constructor(coding: string) {
    super(`the answer has the unknown content coding ${coding.slice(0, 40)}`);
  }
}

type Decode = (bytes: Buffer, options: DecodeOptions) => Buffer;

const gzip: Decode = (bytes, { max, isBeginning }) =>
  gunzipSync(bytes, { maxOutputLength: max, ...(isBeginning ? { finishFlush: constants.Z_SYNC_FLUSH } : {}) });
// Some servers send `deflate` without the zlib header that RFC 9110 asks for; browsers read both.
const deflate: Decode = (bytes, { max, isBeginning }) => {
  const inflate = ((bytes[0] ?? 0) & 0x0f) === 8 ? inflateSync : inflateRawSync;
  return inflate(bytes, { maxOutputLength: max, ...(isBeginning ? { finishFlush: constants.Z_SYNC_FLUSH } : {}) });
};
const br: Decode = (bytes, { max, isBeginning }) =>
  brotliDecompressSync(bytes, {
    maxOutputLength: max,
    ...(isBeginning ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {}),
  });
const zstd: Decode = (bytes, { max, isBeginning }) =>
  zstdDecompressSync(bytes, {
    maxOutputLength: max,
    ...(isBeginning ? { finishFlush: constants.ZSTD_e_flush } : {}),
  });

const decoders = new Map<string, Decode>([
  ['gzip', gzip],
  ['x-gzip', gzip],
  ['deflate', deflate],
  ['br', br],
  ['zstd', zstd],
]);
/** More codings than any server applies: each one multiplies the work of a hostile answer. */
const MAX_CODINGS = 3;

/**
 * Reads compressed answers of upstreams. A platform, or a proxy in front of it, may compress although the request says `identity`, and no
 * verdict (a refusal, an outcome, a sign-in) may be taken from compressed bytes.
 */
export const contentCodings = {
  /** The codings of an answer, in the order they were applied; empty for a plain one. */
  of(headers: IncomingHttpHeaders): string[] {
    if (headers['content-encoding'] === undefined) return [];
    const names = [headers['content-encoding']].flat().join(',').toLowerCase().split(',');
    return names.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity');
  },

  /** The text of a whole body. Throws UnknownCoding, an error of zlib for damaged bytes, ERR_BUFFER_TOO_LARGE above `max` bytes. */
  decode(bytes: Buffer, codings: readonly string[], options: DecodeOptions): Buffer {
    if (codings.length > MAX_CODINGS) throw new UnknownCoding(codings.join(', '));
    return codings.toReversed().reduce((text, name) => {
      const decode = decoders.get(name);
      if (!decode) throw new UnknownCoding(name);
      return text.length === 0 ? text : decode(text, options);
    }, bytes);
  },
};
