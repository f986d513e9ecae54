import { expect, test } from 'vitest';
import { pushMessages } from '../../shared/push/pushPayload.ts';
import { deviceNotice } from './deviceNotice.ts';
import { ownAddress } from './ownAddress.ts';

test.each(['uz', 'ru'])(
  'every message has its words in %s, and a later one of the same thing takes its place',
  (locale) => {
    for (const message of pushMessages) {
      const notice = deviceNotice({ id: 'payment-7', message, locale, path: '/cashier/history' });
      expect(notice?.title, message).not.toBe('');
      expect(notice?.options).toMatchObject({ tag: 'payment-7', lang: locale, data: { path: '/cashier/history' } });
    }
  },
);

test('a message of somebody else shows nothing, a language that we do not speak is the site’s', () => {
  for (const foreign of [null, 'text', {}, { id: 'x', message: 'win a car', locale: 'uz', path: '/' }])
    expect(deviceNotice(foreign)).toBeUndefined();
  expect(deviceNotice({ id: 'x', message: 'club', locale: 'de', path: '/' })?.options.lang).toBe('uz');
});

test.each([
  ['/ru/profile/security', 'https://site.test/ru/profile/security'],
  ['https://evil.test/', 'https://site.test/'],
  ['//evil.test/', 'https://site.test/'],
  ['javascript:alert(1)', 'https://site.test/'],
  [undefined, 'https://site.test/'],
])('a press on %s leads to %s', (path, expected) => {
  expect(ownAddress(path, 'https://site.test')).toBe(expected);
});
