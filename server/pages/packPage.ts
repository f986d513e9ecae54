import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzip,
} from 'node:zlib';
import type { Encoding } from '#server/cache/acceptedEncoding.ts';
import { nonceCrc } from './nonce/nonceCrc.ts';
import { fillNonce, type NonceSlots, slotsBetween } from './nonce/splitNonce.ts';

/** A page compressed once for all nonces: its slots take the nonce uncompressed. */
export interface PackedPage extends NonceSlots {
  /** The end of the answer, which depends on the nonce: gzip's checksum and length, 8 bytes. Undefined for brotli. */
  readonly tail: ((nonce: string) => Buffer) | undefined;
}

/** `shared`: the nonce is stored once, and later occurrences are copies of it. `apart`: it is stored at each occurrence. */
export type NonceLayout = 'shared' | 'apart';

/** Characters of a nonce: 16 bytes in base64, so the last two are always `==`. */
const NONCE = 24;
/** 3 ms for 200 kB. Level 9 takes five times as long and saves 2 %. */
const BROTLI_LEVEL = 7;
const GZIP_LEVEL = 6;

/**
 * Layouts to try, in order. Deflate's window is 32 kB, so a copy often cannot reach the previous occurrence. Brotli's window covers the
 * page; rarely it encodes a later nonce as literals instead of a copy, which the proof below detects; another placeholder then works.
 */
const attempts: Record<Encoding, readonly NonceLayout[]> = {
  br: ['shared', 'shared', 'apart'],
  gzip: ['apart', 'apart'],
};

/**
 * Compresses a page so that its nonce can be replaced without compressing it again (decision 007).
 *
 * The encoder gets the text before the nonce and is flushed to a byte boundary; then a placeholder, whose compressed bytes are
 * discarded; then the rest. In place of the placeholder an answer has an uncompressed block with its nonce. Copies of the
 * placeholder are then copies of the nonce.
 *
 * Undefined when no attempt passes the proof; such a page is sent uncompressed.
 */
export async function packPage(
  page: NonceSlots,
  encoding: Encoding,
  layouts: readonly NonceLayout[] = attempts[encoding],
): Promise<PackedPage | undefined> {
  for (const layout of layouts) {
    const packed = await pack(page, encoding, layout);
    if (await isProved(packed, page, encoding)) return packed;
  }
  return undefined;
}

async function pack(page: NonceSlots, encoding: Encoding, layout: NonceLayout): Promise<PackedPage> {
  const placeholder = randomBytes(NONCE - 8).toString('base64');
  const html = Buffer.concat(fillNonce(page, placeholder));
  const texts = textsBetween(html, placeholder);
  let behind = html.length;
  const bytesBehind = texts.slice(0, -1).map((text) => (behind -= text.length + NONCE));
  const [first = html] = texts;
  const fed = layout === 'apart' || texts.length === 1 ? texts : [first, html.subarray(first.length + NONCE)];
  // With a block per occurrence, a placeholder must not resemble the text around it or another placeholder.
  const hole = () => (layout === 'apart' ? randomBytes(NONCE).map((byte) => byte | 0x80) : Buffer.from(placeholder));
  const blocks = encoding === 'br' ? await brotliBlocks(fed, hole) : await gzipBlocks(fed, hole);
  const head = encoding === 'br' ? brotliStored : gzipStored;
  const slots = slotsBetween(
    blocks.map((block, index) => (index < blocks.length - 1 ? Buffer.concat([block, head]) : block)),
  );
  if (encoding === 'br') return { ...slots, tail: undefined };
  const sumOf = nonceCrc(html, placeholder, bytesBehind);
  const tail = (nonce: string) => {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeUInt32LE(sumOf(nonce), 0);
    bytes.writeUInt32LE(html.length, 4);
    return bytes;
  };
  return { ...slots, tail };
}

/** The compressed bytes of an answer with this nonce. */
export function fillPacked(page: PackedPage, nonce: string): Buffer {
  const { tail } = page;
  return Buffer.concat([...fillNonce(page, nonce), ...(tail ? [tail(nonce)] : [])]);
}

/**
 * Two nonces prove it for all. What a decoder does next does not depend on the bytes it has written: deflate has no context, and
 * brotli's literal contexts are disabled below. So each byte of the page is either fixed or a copy of one character of the nonce.
 * These two nonces differ in every character, and no character occurs twice in the first: a byte that is right under both nonces is
 * of the right kind, and a copy of the right character.
 */
const witnesses = ['ABCDEFGHIJKLMNOPQRSTUV==', 'abcdefghijklmnopqrstuv=='];
const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

async function isProved(packed: PackedPage, page: NonceSlots, encoding: Encoding): Promise<boolean> {
  try {
    for (const nonce of witnesses) {
      const plain = await decode[encoding](fillPacked(packed, nonce));
      if (!plain.equals(Buffer.concat(fillNonce(page, nonce)))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** RFC 7932 9.2: not the last, length by 4 nibbles, uncompressed; padded to three bytes. */
const storedBits = ((NONCE - 1) << 3) | (1 << 19);
const brotliStored = Buffer.from([storedBits & 0xff, (storedBits >> 8) & 0xff, storedBits >> 16]);
/** RFC 1951 3.2.4: not the last, no compression, length and its complement. */
const gzipStored = Buffer.from([0, NONCE, 0, 0xff - NONCE, 0xff]);
/** RFC 1952 2.3: deflate, no flags, no time, of any system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

async function brotliBlocks(texts: readonly Buffer[], hole: () => Uint8Array): Promise<Buffer[]> {
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: lengthOf(texts),
      [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
    },
  });
  return feed(encoder, constants.BROTLI_OPERATION_FLUSH, texts, hole);
}

async function gzipBlocks(texts: readonly Buffer[], hole: () => Uint8Array): Promise<Buffer[]> {
  const encoder = createDeflateRaw({ level: GZIP_LEVEL, memLevel: 9 });
  const [first = Buffer.alloc(0), ...rest] = await feed(encoder, constants.Z_SYNC_FLUSH, texts, hole);
  return [Buffer.concat([gzipHeader, first]), ...rest];
}

/** Compresses texts with holes between them; returns the bytes of each text, without those of the holes. */
async function feed(
  encoder: BrotliCompress | DeflateRaw,
  flush: number,
  texts: readonly Buffer[],
  hole: () => Uint8Array,
): Promise<Buffer[]> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  let written: Buffer[] = [];
  encoder
    .on('data', (chunk: Buffer) => void written.push(chunk))
    .once('end', resolve)
    .once('error', reject);
  const take = () => {
    const bytes = Buffer.concat(written);
    written = [];
    return bytes;
  };
  const flushed = async (bytes: Uint8Array) => {
    encoder.write(bytes);
    await Promise.race([new Promise<void>((done) => encoder.flush(flush, done)), ended]);
    return take();
  };
  const blocks: Buffer[] = [];
  for (const text of texts.slice(0, -1)) {
    blocks.push(await flushed(text));
    await flushed(hole());
  }
  encoder.end(texts.at(-1));
  await ended;
  return [...blocks, take()];
}

function textsBetween(html: Buffer, nonce: string): Buffer[] {
  const texts: Buffer[] = [];
  let from = 0;
  for (let index = html.indexOf(nonce, 0, 'latin1'); index !== -1; index = html.indexOf(nonce, from, 'latin1')) {
    texts.push(html.subarray(from, index));
    from = index + nonce.length;
  }
  return [...texts, html.subarray(from)];
}

function lengthOf(buffers: readonly Uint8Array[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
