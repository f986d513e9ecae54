import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP ; Q=0.5', 'gzip'],
  ['br;q=0, identity', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['identity, gzip;q=0.5, br;q=0.5', undefined],
  ['identity;q=0.2, gzip;q=0.5', 'gzip'],
  ['identity;q=0', undefined],
  ['identity;q=0, *', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['zstd, deflate', undefined],
  ['br;q=1.5, gzip;q=x', 'br'],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['br;level=3', 'br'],
  ['brotli, xgzip', undefined],
])('acceptedEncoding, for the header %o, returns %s', (header, encoding) =>
  expect(acceptedEncoding(header)).toBe(encoding),
);

test('acceptedEncoding, for any fuzzed header, never returns a coding with q=0', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('br', 'gzip'), (text, coding) => {
      const header = `${text.replaceAll(/[^ -~]|,/g, '')},${coding};q=0`;
      expect(acceptedEncoding(header)).not.toBe(coding);
    }),
  );
});
