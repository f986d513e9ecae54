import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, stripLocale, withLocale } from '#shared/locales.ts';
import { onSite } from './onSite.ts';

test.each([
  ['/', '/'],
  ['/ru/faq', '/ru/faq'],
  ['/a//b', '/a//b'],
  ['//evil.test', '/evil.test'],
  ['/\\/evil.test', '/evil.test'],
])('onSite, for %s, returns %s', (path, written) => expect(onSite(path)).toBe(written));

test('stripLocale and withLocale, for any fuzzed path, return a path on the same host', () => {
  const nasty = fc.string({ unit: fc.constantFrom('/', '\\', 'ru', 'uz', '.', '@', ':', '?', '#', 'evil.test') });
  fc.assert(
    fc.property(
      nasty.map((tail) => `/${tail}`),
      fc.constantFrom(...LOCALES),
      (path, locale) => {
        for (const address of [stripLocale(path), withLocale(stripLocale(path), locale), withLocale(path, locale)])
          expect(new URL(address, 'https://site.test').host, address).toBe('site.test');
      },
    ),
    { numRuns: 2_000 },
  );
});
