import { expect, test } from 'vitest';
import { serverFieldErrors } from './serverFieldErrors.ts';

test('serverFieldErrors reads a string, a list of strings and a list of {code}, and ignores other keys', () => {
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
