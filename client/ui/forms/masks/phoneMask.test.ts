import { expect, test } from 'vitest';
import { dialCode, formatPhone, nationalMask } from './phoneMask.ts';

const uz = { code: 'UZ', phone_code: '998', mask: '## ### ## ##', name: 'Oʻzbekiston' };

test('the dial code has one plus however it is written', () => {
  expect(dialCode(uz)).toBe('+998');
  expect(dialCode({ ...uz, phone_code: '+998' })).toBe('+998');
});

test('a mask that repeats the country code is read as national', () => {
  expect(nationalMask({ ...uz, mask: '+998 ## ### ## ##' })).toBe('## ### ## ##');
});

test('digits take the shape of the mask, and those too many stay to be refused', () => {
  expect(formatPhone('901234567', uz)).toBe('90 123 45 67');
  expect(formatPhone('90123456799', uz)).toBe('90 123 45 6799');
  expect(formatPhone('1234567', { ...uz, mask: '' })).toBe('1234567');
  expect(formatPhone('+449012', uz)).toBe('+449012');
});
