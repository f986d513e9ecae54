import { expect, test } from 'vitest';
import { readingAddress } from './readingAddress.ts';

test.each([
  ['/about', 'uz', undefined, '/about'],
  ['/about', 'ru', undefined, '/ru/about'],
  ['/about', 'ru', 'Cyrl', '/ru/about'],
  ['/about', 'uz-Cyrl', 'Cyrl', '/about'],
  ['/about', 'uz-Cyrl', undefined, '/about?script=Cyrl'],
  ['/gamehall?providers=a', 'uz', 'Cyrl', '/gamehall?providers=a&script=Latn'],
] as const)('readingAddress, for %s in %s with the chosen script %s, returns %s', (path, locale, script, address) => {
  expect(readingAddress(path, locale, script)).toBe(address);
});
