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
import { formIdOf } from './nonce/formIdOf.ts';
import { nonceCrc } from './nonce/nonceCrc.ts';
import { fillNonce, type NonceSlots, partsBetween, slotsBetween } from './nonce/splitNonce.ts';

/** A page compressed once for all nonces: its slots take the nonce uncompressed. */
export interface PackedPage extends NonceSlots {
  /** The end of the answer, which depends on the nonce: gzip's checksum and length, 8 bytes. Undefined for brotli. */
  readonly tail: ((nonce: string, formId?: string) => Buffer) | undefined;
}

/**
 * `shared`: the nonce is stored once, and later occurrences are copies of it. `apart`: it is stored at each occurrence, as the id of a form
 * always is.
 */
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
  const formId = formIdOf(placeholder);
  const html = Buffer.concat(fillNonce(page, placeholder, formId));
  const { parts, isFormId } = partsBetween(html, placeholder, formId);
  let behind = html.length;
  const bytesBehind = parts.slice(0, -1).map((text) => (behind -= text.length + NONCE));
  const behindOf = (isForm: boolean) => bytesBehind.filter((_bytes, index) => isFormId[index] === isForm);
  const fed = layout === 'apart' ? { parts, isFormId } : sharedParts(html, { parts, isFormId });
  // With a block per occurrence, a placeholder must not resemble the text around it or another placeholder.
  const apart = () => randomBytes(NONCE).map((byte) => byte | 0x80);
  const hole = (index: number) => (layout === 'apart' || fed.isFormId[index] ? apart() : Buffer.from(placeholder));
  const blocks = encoding === 'br' ? await brotliBlocks(fed.parts, hole) : await gzipBlocks(fed.parts, hole);
  const head = encoding === 'br' ? brotliStored : gzipStored;
  const slots = slotsBetween(
    blocks.map((block, index) => (index < blocks.length - 1 ? Buffer.concat([block, head]) : block)),
    fed.isFormId,
  );
  if (encoding === 'br') return { ...slots, tail: undefined };
  const hasForm = isFormId.includes(true);
  const sumOf = nonceCrc(html, [
    { filled: placeholder, bytesBehind: behindOf(false) },
    ...(hasForm ? [{ filled: formId, bytesBehind: behindOf(true) }] : []),
  ]);
  const tail = (nonce: string, id?: string) => {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeUInt32LE(sumOf(hasForm ? [nonce, id ?? formIdOf(nonce)] : [nonce]), 0);
    bytes.writeUInt32LE(html.length, 4);
    return bytes;
  };
  return { ...slots, tail };
}

/** The parts for a nonce that is stored once: later nonces stay in the text, of which the encoder makes copies. */
function sharedParts(
  html: Buffer,
  { parts, isFormId }: ReturnType<typeof partsBetween>,
): ReturnType<typeof partsBetween> {
  const first = isFormId.indexOf(false);
  const isCut = (index: number) => index === first || isFormId[index] === true;
  const cut: Buffer[] = [];
  let [from, to] = [0, 0];
  for (const [index, part] of parts.entries()) {
    to += part.length;
    if (index === parts.length - 1 || isCut(index)) {
      cut.push(html.subarray(from, to));
      from = to + NONCE;
    }
    to += NONCE;
  }
  return { parts: cut, isFormId: isFormId.filter((_is, index) => isCut(index)) };
}

/** The compressed bytes of an answer with this nonce. */
export function fillPacked(page: PackedPage, nonce: string, formId?: string): Buffer {
  const { tail } = page;
  return Buffer.concat([...fillNonce(page, nonce, formId), ...(tail ? [tail(nonce, formId)] : [])]);
}

/**
 * Two nonces prove it for all. What a decoder does next does not depend on the bytes it has written: deflate has no context, and
 * brotli's literal contexts are disabled below. So each byte of the page is either fixed or a copy of one character of the nonce.
 * These two nonces, and the two form ids, differ in every character, and no character occurs twice in the first two: a byte that is right
 * under both is of the right kind, and a copy of the right character.
 */
const witnesses = [
  ['ABCDEFGHIJKLMNOPQRSTUV==', 'abcdefghijklmnopqrstuv=='],
  ['abcdefghijklmnopqrstuv==', 'ZYXW9876543210+/wxyzAB=='],
] as const;
const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

async function isProved(packed: PackedPage, page: NonceSlots, encoding: Encoding): Promise<boolean> {
  try {
    for (const [nonce, formId] of witnesses) {
      const plain = await decode[encoding](fillPacked(packed, nonce, formId));
      if (!plain.equals(Buffer.concat(fillNonce(page, nonce, formId)))) return false;
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

async function brotliBlocks(texts: readonly Buffer[], hole: (index: number) => Uint8Array): Promise<Buffer[]> {
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

async function gzipBlocks(texts: readonly Buffer[], hole: (index: number) => Uint8Array): Promise<Buffer[]> {
  const encoder = createDeflateRaw({ level: GZIP_LEVEL, memLevel: 9 });
  const [first = Buffer.alloc(0), ...rest] = await feed(encoder, constants.Z_SYNC_FLUSH, texts, hole);
  return [Buffer.concat([gzipHeader, first]), ...rest];
}

/** Compresses texts with holes between them; returns the bytes of each text, without those of the holes. */
async function feed(
  encoder: BrotliCompress | DeflateRaw,
  flush: number,
  texts: readonly Buffer[],
  hole: (index: number) => Uint8Array,
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
  for (const [index, text] of texts.slice(0, -1).entries()) {
    blocks.push(await flushed(text));
    await flushed(hole(index));
  }
  encoder.end(texts.at(-1));
  await ended;
  return [...blocks, take()];
}

function lengthOf(buffers: readonly Uint8Array[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
