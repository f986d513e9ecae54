import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { cancelProblem } from './cancelProblem.ts';

test('cancelProblem, for a withdrawal that can no longer be cancelled, is cashier.tooLate', () => {
  const late = new AppError('InvalidParameterException', { data: { id: ['NOT_CANCELLABLE'] } });
  expect(cancelProblem(late)).toEqual({ messageId: 'cashier.tooLate' });
});

test('cancelProblem, for "too many requests" with retry_after, has the seconds to wait', () => {
  const limited = new AppError('TooManyRequestsException', { data: { retry_after: 30 } });
  expect(cancelProblem(limited)).toEqual({ messageId: 'errors.TooManyRequestsException', seconds: 30 });
});
