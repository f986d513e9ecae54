import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formIdOf } from './nonce/formIdOf.ts';
import { fillNonce, splitNonce } from './nonce/splitNonce.ts';
import { fillPacked, type NonceLayout, packPage } from './packPage.ts';

const decode = { br: brotliDecompressSync, gzip: gunzipSync };
const original = 'q83vASNFZ4mrze8BI0VniQ==';
const freshNonce = () => randomBytes(16).toString('base64');
const slotsOf = (pieces: readonly string[]) => splitNonce(Buffer.from(pieces.join(original)), original);

const word = fc.constantFrom(
  '<script nonce="',
  '" async>',
  '"></script>',
  '<a href="/game/',
  'oʻyin',
  'игра',
  '==',
  '=',
);
const piece = fc.oneof(
  fc.array(word, { maxLength: 40 }).map((words) => words.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.base64String({ maxLength: 400 }),
  fc.constant(`<input name="key" value="${formIdOf(original)}">`),
  fc.constant('<div class="tile"><img src="/uploads/a.webp" alt=""></div>'.repeat(900)),
  fc.constant(''),
);
const nonce = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64'));

test.each([
  ['br', undefined],
  ['gzip', undefined],
  ['br', ['shared']],
  ['br', ['apart']],
  ['gzip', ['shared']],
] as [keyof typeof decode, NonceLayout[] | undefined][])(
  'packPage in %s with the layouts %s, for any page and nonce, decodes to the page with that nonce',
  async (encoding, layouts) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 14 }),
        fc.array(nonce, { minLength: 3, maxLength: 3 }),
        async (pieces, nonces) => {
          const page = slotsOf(pieces);
          const packed = await packPage(page, encoding, layouts);
          // A single layout may be impossible; with all layouts a page is always packed.
          if (layouts === undefined) expect(packed).toBeDefined();
          if (!packed) return;
          for (const one of [...nonces, 'AAAAAAAAAAAAAAAAAAAAAA==', '//////////////////////==']) {
            const bytes = fillPacked(packed, one);
            expect(bytes).toHaveLength(packed.bytes + packed.holes * one.length + (packed.tail ? 8 : 0));
            expect(decode[encoding](bytes).equals(Buffer.concat(fillNonce(page, one)))).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  },
  60_000,
);

test('packPage, for a page larger than deflate’s window, returns undefined with the shared layout only', async () => {
  // The first nonce is outside deflate's window at the second, so the shared layout is impossible.
  const far = slotsOf(['<script nonce="', Buffer.from(randomBytes(60_000)).toString('latin1'), '">']);
  expect(await packPage(far, 'gzip', ['shared'])).toBeUndefined();
  expect(await packPage(far, 'gzip')).toBeDefined();
  // Brotli usually copies it; when it writes literals, the next layout works.
  expect(await packPage(far, 'br')).toBeDefined();
});

test('packPage in brotli, for a page with 60 nonces, uses one hole and stays below 1,500 bytes', async () => {
  const tile = (index: number) => `<div data-id="${index}"><script nonce="`;
  const page = slotsOf([...Array.from({ length: 60 }, (_none, index) => tile(index).repeat(20)), '']);
  const packed = await packPage(page, 'br', ['shared', 'shared']);
  expect(packed?.holes).toBe(1);
  expect(packed?.bytes).toBeLessThan(1500);
  expect(brotliDecompressSync(fillPacked(packed!, freshNonce())).length).toBe(page.bytes + 60 * 24);
});

test('packPage, for a page without a nonce, returns a page without holes', async () => {
  const page = slotsOf(['<p>yoʻq</p>'.repeat(50)]);
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await packPage(page, encoding);
    expect(packed?.holes).toBe(0);
    expect(decode[encoding](fillPacked(packed!, freshNonce())).toString()).toContain('yoʻq');
  }
});

test('packPage, for a page with two forms among its nonces, gives each answer the id of its own nonce', async () => {
  const input = `<input name="key" value="${formIdOf(original)}">`;
  const page = slotsOf(['<script nonce="', `">${'<p>oʻyin</p>'.repeat(400)}${input}<script nonce="`, `">${input}`]);
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await packPage(page, encoding);
    const one = freshNonce();
    const html = decode[encoding](fillPacked(packed!, one)).toString();
    expect(html.split(`value="${formIdOf(one)}"`)).toHaveLength(3);
    expect(html).not.toContain(formIdOf(original));
  }
});
