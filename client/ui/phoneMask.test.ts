import { maskitoTransform } from '@maskito/core';
import { expect, test } from 'vitest';
import { dialCode, nationalMask, phoneMask } from './phoneMask.ts';

const uz = { code: 'UZ', phone_code: '998', mask: '## ### ## ##', name: 'Oʻzbekiston' };

test('the dial code has one plus however it is written', () => {
  expect(dialCode(uz)).toBe('+998');
  expect(dialCode({ ...uz, phone_code: '+998' })).toBe('+998');
});

test('a mask that repeats the country code is read as national', () => {
  expect(nationalMask({ ...uz, mask: '+998 ## ### ## ##' })).toBe('## ### ## ##');
});

test('digits take the shape of the mask and no more than fit', () => {
  expect(maskitoTransform('901234567', { mask: phoneMask(uz) })).toBe('90 123 45 67');
  expect(maskitoTransform('90123456799', { mask: phoneMask(uz) })).toBe('90 123 45 67');
  expect(maskitoTransform('1234567', { mask: phoneMask({ ...uz, mask: '' }) })).toBe('1234567');
});
