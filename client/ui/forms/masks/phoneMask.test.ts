import { expect, test } from 'vitest';
import { dialCode, formatPhone, nationalMask } from './phoneMask.ts';

const uz = { code: 'UZ', phone_code: '998', mask: '## ### ## ##', name: 'Oʻzbekiston' };

test('dialCode has one plus, with or without a plus in phone_code', () => {
  expect(dialCode(uz)).toBe('+998');
  expect(dialCode({ ...uz, phone_code: '+998' })).toBe('+998');
});

test('nationalMask drops the country code from a mask that repeats it', () => {
  expect(nationalMask({ ...uz, mask: '+998 ## ### ## ##' })).toBe('## ### ## ##');
});

test('formatPhone shapes digits by the mask, and keeps excess digits, unmasked digits and a plus', () => {
  expect(formatPhone('901234567', uz)).toBe('90 123 45 67');
  expect(formatPhone('90123456799', uz)).toBe('90 123 45 6799');
  expect(formatPhone('1234567', { ...uz, mask: '' })).toBe('1234567');
  expect(formatPhone('+449012', uz)).toBe('+449012');
});
