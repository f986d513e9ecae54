import { expect, test } from 'vitest';
import { recordCalls } from '#shared/api/recordCalls.testing.ts';
import { findPayment } from './findPayment.ts';

const FACTS = { method: 'uzcard', amount: 50_000, currency: 'UZS' };
const payment = (id: number, change: object = {}) => ({
  id,
  method: 'uzcard',
  amount: { amount: 50_000, currency: 'UZS' },
  ...change,
});
const other = (id: number) => payment(id, { method: 'humo' });
const find = (before: readonly string[] | null, total: number, ...items: unknown[]) =>
  findPayment(recordCalls({ 'cashier.gethistory': { items, total } }).call, 'deposit', { facts: FACTS, before });
const unclear = { message: 'The history does not tell whether the order was carried out' };

test('the newest of two like payments that were not there before is found', async () => {
  expect(await find(['5'], 3, payment(78), payment(77), payment(5))).toMatchObject({ id: 78 });
});

test.each([
  ['another sum', { amount: { amount: 50_001, currency: 'UZS' } }],
  ['the same sum in another currency', { amount: { amount: 50_000, currency: 'USD' } }],
  ['another method', { method: 'humo' }],
])('a payment of %s is not the lost order', async (_name, change) => {
  expect(await find(['5'], 2, payment(77, change), payment(5))).toBeNull();
  expect(await find(['5'], 3, payment(78, change), payment(77), payment(5))).toMatchObject({ id: 77 });
});

test('a payment below a known one is older than it, also where another known one stands above', async () => {
  expect(await find(['5', '6'], 9, payment(6), payment(77), payment(5))).toMatchObject({ id: 77 });
  expect(await find(['5', '6'], 9, payment(6), payment(5), payment(77))).toBeNull();
});

test('an empty history, and a whole one without a like payment, have no such order', async () => {
  expect(await find([], 0)).toBeNull();
  expect(await find([], 1, other(77))).toBeNull();
  expect(await find(null, 0)).toBeNull();
  expect(await find(null, 1, other(77))).toBeNull();
});

test('a history without payments has no such order, whatever total it states', async () => {
  expect(await find([], 9)).toBeNull();
});

test('a part of the history without a known payment does not tell that there is no such order', async () => {
  await expect(find(['5'], 9, other(77))).rejects.toMatchObject(unclear);
  expect(await find(['5'], 9, payment(77))).toMatchObject({ id: 77 });
  expect(await find(['5'], 9, other(77), payment(5))).toBeNull();
});

test('without the earlier payments a like payment may be an earlier one, and a part of the history may lack it', async () => {
  await expect(find(null, 1, payment(77))).rejects.toMatchObject(unclear);
  await expect(find(null, 9, other(77))).rejects.toMatchObject(unclear);
});
