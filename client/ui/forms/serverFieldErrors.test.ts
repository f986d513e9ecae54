import { expect, test } from 'vitest';
import { serverFieldErrors } from './serverFieldErrors.ts';

test('every form the platform writes a code in is read, other keys are left alone', () => {
  const data = {
    login: ['TAKEN', 'SHORT'],
    promo_code: [{ code: 'EXPIRED' }],
    email: 'INVALID',
    phone: [],
    resend_time: 60,
  };
  expect(serverFieldErrors(data, ['login', 'promo_code', 'email', 'phone', 'password'])).toEqual([
    { field: 'login', code: 'TAKEN' },
    { field: 'promo_code', code: 'EXPIRED' },
    { field: 'email', code: 'INVALID' },
  ]);
});
