import { describe, expect, test } from 'vitest';
import { codeText } from './codeText.ts';
import { emailText } from './emailText.ts';
import { loginText } from './loginText.ts';
import type { PhoneSettings } from './PhoneSettings.ts';

const country = (code: string, phone_code: string, mask: string) => ({ code, phone_code, mask, name: code });
const phones = {
  default_country_code: 'UZ',
  countries: [
    country('UZ', '998', '## ### ## ##'),
    country('RU', '7', '(###) ###-##-##'),
    country('KZ', '7', '(###) ###-##-##'),
    country('KG', '996', '### ######'),
  ],
} as unknown as PhoneSettings;

describe('loginText reads a phone as the sign-up shows or takes it', () => {
  test.each([
    '90 210 67 85',
    '902106785',
    '(90) 210-67-85',
    '998902106785',
    '+998 90 210 67 85',
    '00998902106785',
    '00 998 90 210-67-85',
    '\u202a+998902106785\u202c',
    '\u200e90\u00a0210\u00a067\u00a085\u200f',
    '8 90 210 67 85',
    '0902106785',
    'tel:+998902106785',
    '90\u2013210\u201367\u201385',
  ])('%j', (typed) => expect(loginText(typed, phones)).toBe('998902106785'));
});

test.each([
  ['8 916 123 45 67', '79161234567'],
  ['8 701 123 45 67', '77011234567'],
  ['+7 916 123-45-67', '79161234567'],
  ['79161234567', '79161234567'],
  // An account number of a sign-up by one click, and others that are no phone.
  ['12345678', '12345678'],
  ['88 123 45 671', '8812345671'],
  ['+ali', 'ali'],
  [' +77 ', '77'],
  ['mailto:Ali@Mail.uz?subject=a', 'Ali@Mail.uz'],
  ['Ali Valiyev <ali@mail.uz>', 'ali@mail.uz'],
])('loginText, for %j, returns %j', (typed, login) => expect(loginText(typed, phones)).toBe(login));

test('loginText, without countries, drops plus, 00 and separators alone', () => {
  expect(['+998 90 210 67 85', '00998902106785', '90 210 67 85'].map((typed) => loginText(typed))).toEqual([
    '998902106785',
    '998902106785',
    '902106785',
  ]);
});

test.each([
  ['ali\u200b@mail\u00ad.uz', 'ali@mail.uz'],
  ['\u00a0ali@mail.uz\u00a0', 'ali@mail.uz'],
  ['MAILTO:ali@mail.uz', 'ali@mail.uz'],
  ['<ali@mail.uz>', 'ali@mail.uz'],
  ['ali@ mail.uz', 'ali@ mail.uz'],
])('emailText, for %j, returns %j', (typed, email) => expect(emailText(typed)).toBe(email));

test.each([
  ['654321', '654321'],
  ['654 321', '654321'],
  ['654-321', '654321'],
  ['\u200e654\u00a0321\u200f', '654321'],
  ['Yulduz24: 654321', '654321'],
  ['Yulduz24: 654-321.', '654321'],
  ['654321 — kod, 5 daqiqa amal qiladi', '654321'],
  ['Код 654321, никому не говорите. Код 654321', '654321'],
  ['G-654321 is your code', '654321'],
  ['65432', '65432'],
  ['Yulduz24: 65432', ''],
  ['654321 yoki 123456', ''],
  ['+998902106785: 654321', '654321'],
  ['karta 8600 1234 5678 9012', ''],
  ['kod', ''],
])('codeText, for %j, returns %j', (typed, code) => expect(codeText(typed)).toBe(code));
