import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeReturnPath } from './isSafeReturnPath.ts';

test.each(['/', '/ru/cashier/deposit?method=a&back=//x#y', '/game/book%20of', '/поиск'])(
  'isSafeReturnPath, for %s, is true',
  (value) => {
    expect(isSafeReturnPath(value)).toBe(true);
  },
);

test.each([
  '',
  'cashier',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/\tevil',
  '/\n/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\u0000',
  null,
  undefined,
  ['/'],
  7,
])('isSafeReturnPath, for %j, is false', (value) => {
  expect(isSafeReturnPath(value)).toBe(false);
});

test('isSafeReturnPath, for any fuzzed path, accepts only paths that stay on the site, also after normalization', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '%2e', '%2f', '@', ':', '?', '#', '\t', '\n', 'a', 'evil.example'),
  });
  fc.assert(
    fc.property(
      nasty.map((tail) => `/${tail}`),
      (value) => {
        fc.pre(isSafeReturnPath(value));
        const first = new URL(value, 'https://site.example');
        expect(first.host).toBe('site.example');
        const again = new URL(first.pathname + first.search + first.hash, 'https://site.example');
        expect(again.host).toBe('site.example');
      },
    ),
    { numRuns: 2000 },
  );
});
