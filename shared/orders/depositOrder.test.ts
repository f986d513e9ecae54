import { afterEach, expect, test, vi } from 'vitest';
import { listOf, recordCalls } from '#shared/api/recordCalls.testing.ts';
import { depositOrder } from './depositOrder.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

afterEach(() => vi.useRealTimers());

const OPTIONS = { idempotencyKey: 'key' };
const money = { method: 'uzcard', amount: 50_000, currency: 'UZS' };
const LOST = { facts: money, before: ['5'] };
const payment = (id: number) => ({ id, method: 'uzcard', amount: { amount: 50_000, currency: 'UZS' } });

test('the facts of a deposit are its method, sum, offer and stored card, and never a typed card', () => {
  expect(depositOrder.describe({ ...money, requisites: { card: '8600111122223333' } } as never)).toEqual({
    ...money,
    offer: '-1',
    saved: '',
  });
  expect(depositOrder.describe({ ...money, campaign_offer_id: 4, requisites: { saved: 'c1' } } as never)).toEqual({
    ...money,
    offer: '4',
    saved: 'c1',
  });
  expect(depositOrder.describe(money as never)).toMatchObject({ saved: '' });
});

test('the facts of a withdrawal are its method, sum and stored card, and never a typed card or a code', () => {
  expect(withdrawalOrder.describe({ ...money, requisites: { card: '8600' }, code: '123456' } as never)).toEqual({
    ...money,
    saved: '',
  });
  expect(withdrawalOrder.describe({ ...money, requisites: { saved: 'c1' } } as never)).toEqual({
    ...money,
    saved: 'c1',
  });
  expect(withdrawalOrder.describe(money as never)).toMatchObject({ saved: '' });
});

test('a deposit that was just ordered is shown with its own sum and time, and what the platform answers comes first', async () => {
  vi.useFakeTimers({ now: 1_700_000_000_999 });
  const { call, calls } = recordCalls({ 'cashier.makedeposit': { id: 77, status: 'pending', method: 'humo' } });
  expect(await depositOrder.send(call, money as never, OPTIONS)).toEqual({
    id: 77,
    status: 'pending',
    method: 'humo',
    amount: { amount: 50_000, currency: 'UZS' },
    created_at: 1_700_000_000,
    updated_at: 1_700_000_000,
    type: 'deposit',
    requisites: null,
    domain: '',
  });
  expect(calls).toEqual([['cashier.makedeposit', money, OPTIONS]]);
});

test('a withdrawal is sent whole with its key', async () => {
  const { call, calls } = recordCalls({ 'cashier.makewithdrawal': { id: 77, status: 'new' } });
  expect(await withdrawalOrder.send(call, money as never, OPTIONS)).toEqual({ id: 77, status: 'new' });
  expect(calls).toEqual([['cashier.makewithdrawal', money, OPTIONS]]);
});

test('a lost deposit is looked up among the newest deposits and answered as it is now; a lost withdrawal among withdrawals', async () => {
  const answers = {
    'cashier.gethistory': listOf(payment(77), payment(5)),
    'cashier.getdepositinfo': { id: 77, status: 'success' },
  };
  const deposits = recordCalls(answers);
  expect(await depositOrder.find?.(deposits.call, LOST)).toEqual({ id: 77, status: 'success' });
  expect(deposits.calls).toEqual([
    ['cashier.gethistory', { offset: 0, count: 10, type: 'deposit' }],
    ['cashier.getdepositinfo', { id: 77 }],
  ]);
  const withdrawals = recordCalls(answers);
  expect(await withdrawalOrder.find?.(withdrawals.call, LOST)).toEqual(payment(77));
  expect(withdrawals.calls).toEqual([['cashier.gethistory', { offset: 0, count: 10, type: 'withdrawal' }]]);
});

test('a lost deposit that was not carried out is null, and no payment is asked for', async () => {
  const { call, calls } = recordCalls({ 'cashier.gethistory': listOf(payment(5)) });
  expect(await depositOrder.find?.(call, LOST)).toBeNull();
  expect(calls).toHaveLength(1);
});

test('only a paid deposit moves money; a withdrawal always does', () => {
  const moves = (status: string) => depositOrder.movesMoney?.({ status } as never);
  expect([moves('success'), moves('pending'), moves('declined')]).toEqual([true, false, false]);
  expect(withdrawalOrder.movesMoney).toBeUndefined();
  expect([depositOrder.idOf?.({ id: 7 } as never), withdrawalOrder.idOf?.({ id: 8 } as never)]).toEqual([7, 8]);
});
