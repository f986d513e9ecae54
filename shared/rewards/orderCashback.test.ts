import { expect, test, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { errorsOf } from '../api/errorsOf.ts';
import { payoutCashback, removeCashback } from '../api/rewards/cashbacks.contract.ts';
import { AppError } from '../errors/AppError.ts';
import { presentError } from '../errors/presentError.ts';
import { isFormErrorId } from '../auth/isFormErrorId.ts';
import { orderCashback, whyGone } from './orderCashback.ts';

const NOW = 1_790_000_000_000;
const waiting = { id: 7, until: NOW / 1000 + 60 };

test.each([
  ['paid out elsewhere', waiting, [{ id: '7', status: 'paid_out' }], 'cashback.alreadyTaken'],
  ['refused elsewhere', waiting, [{ id: 6, status: 'paid_out' }], 'cashback.alreadyRefused'],
  ['expired', { id: 7, until: NOW / 1000 }, [], 'cashback.expired'],
  [
    'expired, but paid out in time',
    { id: 7, until: NOW / 1000 },
    [{ id: 7, status: 'paid_out' }],
    'cashback.alreadyTaken',
  ],
  ['without an end and no longer listed', { id: 7, until: null }, [], 'cashback.alreadyRefused'],
  ['still listed as waiting', waiting, [{ id: 7, status: 'active' }], 'cashback.notNow'],
  ['of an unknown state', waiting, null, 'cashback.notNow'],
] as const)('whyGone, for a cashback that is %s, returns its message id', (_name, cashback, items, message) => {
  expect(whyGone(cashback, items, NOW)).toBe(message);
});

test('orderCashback, for every error of its methods, sends the order once and returns a message id of the form', async () => {
  for (const [kind, method] of [
    ['payout', payoutCashback],
    ['refuse', removeCashback],
  ] as const)
    for (const type of errorsOf(method)) {
      const call = vi.fn(async (asked: { name: string }) => {
        if (asked.name === method.name) throw new AppError(type);
        return { items: [{ id: 7, status: 'paid_out' }] };
      });
      const { messageId } = await orderCashback(call as unknown as Call, { kind, ...waiting, idempotencyKey: 'key' });
      expect(call.mock.calls.filter(([asked]) => asked.name === method.name)).toHaveLength(1);
      expect(isFormErrorId(messageId, ['cashback']), `${kind} ${type}: ${messageId}`).toBe(true);
      const { retryable, fatal } = presentError(type);
      if (retryable && !fatal && type !== 'TooManyRequestsException') expect(messageId).toBe('cashback.unknown');
    }
});

test('orderCashback, without an answer or with an answer other than 1, returns cashback.unknown', async () => {
  const outcomes = [async () => 0, async () => Promise.reject(new TypeError('no network'))].map((answer) =>
    orderCashback(answer as unknown as Call, { kind: 'payout', ...waiting }),
  );
  expect(await Promise.all(outcomes)).toEqual([{ messageId: 'cashback.unknown' }, { messageId: 'cashback.unknown' }]);
});

test('orderCashback, from two devices at once, succeeds once; the second gets alreadyTaken, and neither resends', async () => {
  let paid = 0;
  const call = vi.fn(async ({ name }: { name: string }) => {
    if (name !== payoutCashback.name) return { items: [{ id: 7, status: 'paid_out' }] };
    paid += 1;
    if (paid > 1) throw new AppError('InvalidParameterException');
    return 1;
  });
  const press = (idempotencyKey: string) =>
    orderCashback(call as unknown as Call, { kind: 'payout', ...waiting, idempotencyKey });
  expect(await Promise.all([press('phone'), press('desktop')])).toMatchObject([
    { messageId: null },
    { messageId: 'cashback.alreadyTaken' },
  ]);
  expect(paid).toBe(2);
});
