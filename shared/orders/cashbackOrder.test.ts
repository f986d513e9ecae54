import { expect, test } from 'vitest';
import { listOf, recordCalls } from '#shared/api/recordCalls.testing.ts';
import { cashbackOrder } from './cashbackOrder.ts';

const OPTIONS = { idempotencyKey: 'key' };

test('an order about a cashback is told from others by its kind and the cashback', () => {
  expect(cashbackOrder.about?.({ kind: 'refuse', id: 3 })).toBe('refuse_3');
  expect(cashbackOrder.describe({ kind: 'payout', id: 3 })).toEqual({ kind: 'payout', id: '3' });
});

test.each([
  ['payout', 'cashbacks.payout'],
  ['refuse', 'cashbacks.remove'],
] as const)('the order %s calls %s with the key and without data', async (kind, method) => {
  const { call, calls } = recordCalls({ [method]: 1 });
  expect(await cashbackOrder.send(call, { kind, id: 3 }, OPTIONS)).toBe(1);
  expect(calls).toEqual([[method, {}, OPTIONS]]);
});

const lost = (kind: string) => ({ facts: { kind, id: '3' }, before: null });
const found = (kind: string, ...items: unknown[]) =>
  cashbackOrder.find?.(recordCalls({ 'cashbacks.get': listOf(...items) }).call, lost(kind));

test('a lost order about a cashback is looked up among the paid and the waiting ones, newest first', async () => {
  const { call, calls } = recordCalls({ 'cashbacks.get': listOf({ id: 3, status: 'active' }) });
  await cashbackOrder.find?.(call, lost('payout'));
  expect(calls).toEqual([['cashbacks.get', { offset: 0, count: 10, sort: 'end_date', statuses: 'paid_out,active' }]]);
});

test('a lost payout was carried out when the cashback is paid, and not while it waits', async () => {
  expect(await found('payout', { id: 2, status: 'active' }, { id: 3, status: 'paid_out' })).toBe(1);
  expect(await found('payout', { id: 2, status: 'paid_out' }, { id: 3, status: 'active' })).toBeNull();
  await expect(found('payout', { id: 2, status: 'paid_out' })).rejects.toThrow('gone for another reason');
});

test('a lost refusal was carried out when the cashback is gone, not while it waits, and is unclear when it was paid', async () => {
  expect(await found('refuse', { id: 2, status: 'active' })).toBe(1);
  expect(await found('refuse', { id: 3, status: 'active' })).toBeNull();
  await expect(found('refuse', { id: 3, status: 'paid_out' })).rejects.toThrow('gone for another reason');
});
