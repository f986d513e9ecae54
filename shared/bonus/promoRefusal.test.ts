import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
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
])('promoRefusal, for promo_code %j, returns %s', (given, code) => {
  expect(refusal(given)).toBe(code);
});

test('promoRefusal, for an error without promo_code, returns null', () => {
  expect(promoRefusal(new AppError('UserNeedDepositException'))).toBeNull();
});
