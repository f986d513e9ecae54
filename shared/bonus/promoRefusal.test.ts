import { expect, test } from 'vitest';
import { AppError } from '../errors/AppError.ts';
import { promoRefusal } from './promoRefusal.ts';

const refusal = (promo_code: unknown) =>
  promoRefusal(new AppError('InvalidParameterException', { data: { promo_code } }));

test.each([
  [['EXPIRED', 'INVALID'], 'EXPIRED'],
  ['NEED_DEPOSIT', 'NEED_DEPOSIT'],
  [[{ code: 'LIMIT_REACHED' }], 'LIMIT_REACHED'],
  [['SOMETHING_NEW'], 'INVALID'],
  [[], 'INVALID'],
  [null, 'INVALID'],
])('%j is %s', (given, code) => {
  expect(refusal(given)).toBe(code);
});

test('an error about something else is no refusal of a code', () => {
  expect(promoRefusal(new AppError('UserNeedDepositException'))).toBeNull();
});
