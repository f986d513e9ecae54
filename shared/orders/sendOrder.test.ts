import { expect, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { sendOrder } from './sendOrder.ts';

const call = (() => undefined) as unknown as Call;
const end = (send: () => Promise<unknown>) => sendOrder({ send }, 'input', { call, idempotencyKey: 'key' });

test('an order is sent once, with its input and its key', async () => {
  const send = vi.fn(async () => ({ id: 7 }));
  expect(await sendOrder({ send }, 'input', { call, idempotencyKey: 'key' })).toEqual({
    kind: 'done',
    answer: { id: 7 },
  });
  expect(send.mock.calls).toEqual([[call, 'input', { idempotencyKey: 'key' }]]);
});

test('a command that answers 1 is done; any other number leaves its outcome unknown', async () => {
  expect(await end(async () => 1)).toEqual({ kind: 'done', answer: 1 });
  expect(await end(async () => 0)).toEqual({ kind: 'unknown', error: 0 });
  expect(await end(async () => 2)).toEqual({ kind: 'unknown', error: 2 });
  expect(await end(async () => '1')).toEqual({ kind: 'done', answer: '1' });
});

test('what the platform refuses is refused; a lost answer, or a mistake of the page, leaves the outcome unknown', async () => {
  const refusal = new AppError('InvalidParameterException');
  const lost = new AppError('InternalServerErrorException');
  const mistake = new TypeError('undefined');
  expect(await end(() => Promise.reject(refusal))).toEqual({ kind: 'refused', error: refusal });
  expect(await end(() => Promise.reject(lost))).toEqual({ kind: 'unknown', error: lost });
  expect(await end(() => Promise.reject(mistake))).toEqual({ kind: 'unknown', error: mistake });
});
