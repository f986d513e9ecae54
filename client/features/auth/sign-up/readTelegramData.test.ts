import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTelegramData } from './readTelegramData.ts';

const user = encodeURIComponent('{"id":7,"first_name":"Bahor & 100%"}');
const data = `query_id=AAH&user=${user}&auth_date=1800000000&hash=ab`;

test.each([
  ['encoded', `#tgWebAppData=${encodeURIComponent(data)}&tgWebAppVersion=7.0&tgWebAppPlatform=ios`],
  ['as it is', `#tgWebAppData=${data}&tgWebAppVersion=7.0&tgWebAppPlatform=ios`],
  ['encoded, alone', `#tgWebAppData=${encodeURIComponent(data)}`],
  ['as it is, alone', `#tgWebAppData=${data}`],
  ['after other keys', `#tgWebAppVersion=7.0&tgWebAppData=${encodeURIComponent(data)}&tgWebAppPlatform=ios`],
])('readTelegramData, for data %s, returns the signed data', (_how, hash) => {
  expect(readTelegramData(hash)).toBe(data);
});

test('readTelegramData returns null without data, and an incomplete escape unchanged', () => {
  for (const hash of [
    '',
    '#real',
    '#tgWebAppData=',
    '#tgWebAppData',
    '#tgWebAppData=&tgWebAppVersion=7',
    '#xtgWebAppData=1',
  ])
    expect(readTelegramData(hash), hash).toBeNull();
  expect(readTelegramData('#tgWebAppData=%E0%A')).toBe('%E0%A');
});

test('readTelegramData, for any fields, returns the same from encoded and plain data', () => {
  const fields = fc.dictionary(fc.stringMatching(/^[a-z_]{1,10}$/), fc.string({ unit: 'grapheme' }), {
    minKeys: 1,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(fields, (given) => {
      const text = String(
        new URLSearchParams(Object.entries(given).map(([name, value]) => [name, value.toWellFormed()])),
      );
      expect(readTelegramData(`#tgWebAppData=${encodeURIComponent(text)}&tgWebAppVersion=7`)).toBe(text);
      expect(readTelegramData(`#tgWebAppData=${text}&tgWebAppVersion=7`)).toBe(text);
    }),
  );
});
