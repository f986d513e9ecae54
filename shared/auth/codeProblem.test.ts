import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { codeProblem, codeProblemIds } from './codeProblem.ts';
import { isFormErrorId } from './isFormErrorId.ts';

const ofFactor = (message: string) => new AppError('AuthorizationException', { message });
const ofField = (fields: object) => new AppError('InvalidParameterException', { data: { ...fields } });

test.each([
  [ofFactor('two_factor_auth: code is invalid'), 'wrong'],
  [ofFactor('The code must contain 6 digits'), 'malformed'],
  [ofFactor('Time expired'), 'late'],
  [ofFactor('two_factor_auth is enable, resend time is 30'), null],
  [ofFactor('Wrong credentials'), null],
  [ofField({ code: 'INVALID' }), 'wrong'],
  [new AppError('InvalidParameterException', { code: 'EXPIRED_CODE', data: { code: 'EXPIRED' } }), 'over'],
  [ofField({ contact: 'FOREIGN' }), null],
  [new AppError('InternalServerErrorException', { data: { code: 1 } }), null],
  [new TypeError('network'), null],
])('codeProblem, for the refusal %s, is %s', (error, problem) => {
  expect(codeProblem(error)).toBe(problem);
});

test('every problem of a code has a message that a form without JavaScript may show', () => {
  for (const id of Object.values(codeProblemIds)) expect(isFormErrorId(id), id).toBe(true);
});
