import { expect, test } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { errorsOf } from '#shared/api/errorsOf.ts';
import { payoutCashback, removeCashback } from '#shared/api/rewards/cashbacks.contract.ts';
import { isFormErrorId } from '#shared/auth/isFormErrorId.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { cashbackProblem, whyGone } from './cashbackProblem.ts';

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

test('cashbackProblem, for every refusal of a cashback command, is a message id of the form', async () => {
  const call = (async () => ({ items: [{ id: 7, status: 'paid_out' }] })) as unknown as Call;
  for (const method of [payoutCashback, removeCashback])
    for (const type of errorsOf(method)) {
      const messageId = await cashbackProblem(call, new AppError(type), waiting);
      expect(isFormErrorId(messageId, ['cashback']), `${method.name} ${type}: ${messageId}`).toBe(true);
    }
});

test('cashbackProblem, for a cashback that another device has taken, is alreadyTaken; when the list cannot be read, notNow', async () => {
  const gone = new AppError('InvalidParameterException');
  const listed = (async () => ({ items: [{ id: 7, status: 'paid_out' }] })) as unknown as Call;
  const broken = (async () => Promise.reject(new TypeError('no network'))) as unknown as Call;
  expect(await cashbackProblem(listed, gone, waiting)).toBe('cashback.alreadyTaken');
  expect(await cashbackProblem(broken, gone, { id: 7, until: null })).toBe('cashback.notNow');
});
