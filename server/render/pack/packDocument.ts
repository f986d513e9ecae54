import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { type DocumentEncoding, documentEncoding } from './documentEncoding.ts';

/** Level 2 of zstd leaves as much as its usual 3 in four fifths of the time; few browsers take gzip alone, and level 8 costs them little. */
const pack: Readonly<Record<DocumentEncoding, (bytes: Buffer) => Buffer>> = {
  zstd: (bytes) =>
    zstdCompressSync(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 2 },
    }),
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 8 }),
};

/**
 * Compresses a document that one player gets, at once and on this thread: a stream with a thread of its own takes ten times as long.
 * `accepted`: an Accept-Encoding. Without an encoding the bytes are those given.
 */
export function packDocument(
  bytes: Buffer,
  accepted: string | undefined,
): { bytes: Buffer; encoding: DocumentEncoding | undefined } {
  const encoding = documentEncoding(accepted);
  return { bytes: encoding === undefined ? bytes : pack[encoding](bytes), encoding };
}
