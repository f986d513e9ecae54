import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packDocument } from './packDocument.ts';

const page = Buffer.from(`<p>Ўзбекча ${randomBytes(2_000).toString('base64')}</p>`.repeat(60));

test.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'zstd;q=0, br;q=0.5, gzip', gunzipSync],
] as const)('packDocument, as %s for "%s", gives what unpacks to the document', (encoding, accepted, unpack) => {
  const packed = packDocument(page, accepted);
  expect(packed.encoding).toBe(encoding);
  expect(packed.bytes.length).toBeLessThan(page.length / 2);
  expect(unpack(packed.bytes).equals(page)).toBe(true);
});

test.each([undefined, '', 'identity', 'deflate', 'zstd;q=0, br;q=0, gzip;q=0'])(
  'packDocument, for %s, gives the document itself',
  (accepted) => {
    expect(packDocument(page, accepted)).toEqual({ bytes: page, encoding: undefined });
  },
);
