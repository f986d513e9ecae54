import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { guessVerdict, isGuessed } from './guessVerdict.ts';

const about = (field: string, code?: string) =>
  new AppError('InvalidParameterException', { data: { [field]: ['no'] }, ...(code ? { code } : {}) });
const factor = (message: string) => new AppError('AuthorizationException', { message });

test.each([
  ['auth.login', undefined, 'right'],
  ['auth.login', factor('two_factor_auth: code is invalid'), 'wrong'],
  ['auth.login', factor('Time expired'), 'wrong'],
  ['auth.login', factor('the code must contain 6 digits'), 'none'],
  ['auth.login', factor('two_factor_auth is enable. Resend time is 60'), 'none'],
  ['auth.login', factor('wrong password'), 'none'],
  ['auth.restore', about('code'), 'wrong'],
  ['auth.restore', about('password'), 'none'],
  ['account.confirmContact', about('code'), 'wrong'],
  ['account.confirmContact', about('code', 'EXPIRED_CODE'), 'none'],
  ['account.changepassword', about('old_password'), 'wrong'],
  ['account.confirmSocial', about('old_password'), 'wrong'],
  ['account.confirmSocial', about('code'), 'wrong'],
  ['account.confirmSocial', about('offer'), 'none'],
  ['cashier.makewithdrawal', about('amount'), 'none'],
  ['cashier.makewithdrawal', new AppError('InternalServerErrorException'), 'none'],
] as const)('guessVerdict of %s, for %o, is %s', (method, refusal, verdict) => {
  expect(guessVerdict(method, refusal)).toBe(verdict);
});

test('isGuessed names the methods with a code or password, and no other', () => {
  expect(['auth.login', 'account.makeRecoveryCodes', 'games.get', 'toString'].map(isGuessed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
