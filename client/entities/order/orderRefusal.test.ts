import { expect, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { cancelForm } from '#shared/forms/orders/cancelForm.ts';
import { orderRefusal } from './orderRefusal.ts';

const call = vi.fn() as unknown as Call;
const refusalOf = (error: AppError) => orderRefusal(cancelForm, { error, input: '7', call });

test('orderRefusal, for a withdrawal that can no longer be cancelled, is cashier.tooLate', async () => {
  const late = new AppError('InvalidParameterException', { data: { id: ['NOT_CANCELLABLE'] } });
  expect(await refusalOf(late)).toEqual({ messageId: 'cashier.tooLate', kind: null });
});

test('orderRefusal, for "too many requests" with retry_after, has the seconds to wait', async () => {
  const limited = new AppError('TooManyRequestsException', { data: { retry_after: 30 } });
  expect(await refusalOf(limited)).toEqual({
    messageId: 'errors.TooManyRequestsException',
    kind: 'TooManyRequestsException',
    seconds: 30,
  });
});
