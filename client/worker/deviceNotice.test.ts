import { expect, test } from 'vitest';
import { languageOf } from '#shared/locales.ts';
import { pushMessages } from '#shared/push/pushPayload.ts';
import { deviceNotice } from './deviceNotice.ts';
import { ownAddress } from './ownAddress.ts';

test.each(['uz', 'uz-Cyrl', 'ru'] as const)(
  'deviceNotice has a title in %s for every push message, and the message’s id as its tag',
  async (reading) => {
    const locale = languageOf(reading);
    const cookies = { get: async () => (reading === locale ? null : { value: 'Cyrl' }) };
    for (const message of pushMessages) {
      const notice = await deviceNotice({ id: 'payment-7', message, locale, path: '/cashier/history' }, cookies);
      expect(/[а-я]/.test(notice?.title ?? ''), message).toBe(reading !== 'uz');
      expect(notice?.title, message).not.toBe('');
      expect(notice?.options).toMatchObject({ tag: 'payment-7', lang: reading, data: { path: '/cashier/history' } });
    }
  },
);

test('deviceNotice is undefined for a foreign message, and in the default language for an unknown one', async () => {
  for (const foreign of [null, 'text', {}, { id: 'x', message: 'win a car', locale: 'uz', path: '/' }])
    expect(await deviceNotice(foreign)).toBeUndefined();
  const notice = await deviceNotice({ id: 'x', message: 'club', locale: 'de', path: '/' });
  expect(notice?.options.lang).toBe('uz');
});

test.each([
  ['/ru/profile/security', 'https://site.test/ru/profile/security'],
  ['https://evil.test/', 'https://site.test/'],
  ['//evil.test/', 'https://site.test/'],
  ['javascript:alert(1)', 'https://site.test/'],
  [undefined, 'https://site.test/'],
])('ownAddress, for the path %s, is %s', (path, expected) => {
  expect(ownAddress(path, 'https://site.test')).toBe(expected);
});
