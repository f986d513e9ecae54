import { expect, test } from 'vitest';
import { readingOf } from './readingOf.ts';

const chosen = (value: string | null) => ({ get: async () => (value === null ? null : { value }) });

test.each([
  ['uz', 'Cyrl', 'uz-Cyrl'],
  ['uz', 'Arab', 'uz'],
  ['uz', null, 'uz'],
  ['ru', 'Cyrl', 'ru'],
  ['de', 'Cyrl', 'uz-Cyrl'],
])('readingOf, for %s and the script cookie %s, is %s', async (language, script, expected) => {
  expect(await readingOf(language, chosen(script))).toBe(expected);
});

test('readingOf, without a readable script cookie, is the language in its default script', async () => {
  expect(await readingOf('uz', undefined)).toBe('uz');
  expect(await readingOf('uz', { get: () => Promise.reject(new Error('no')) })).toBe('uz');
});
