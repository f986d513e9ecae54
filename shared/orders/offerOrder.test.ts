import { expect, test } from 'vitest';
import { listOf, recordCalls } from '#shared/api/recordCalls.testing.ts';
import { cancelOrder } from './cancelOrder.ts';
import { offerOrder } from './offerOrder.ts';
import { promoOrder } from './promoOrder.ts';

const OPTIONS = { idempotencyKey: 'key' };

test.each([
  ['offer', offerOrder, 9, 'campaigns.takepromotions', { offer_id: 9 }, { id: '9' }],
  ['promo', promoOrder, 'STAR', 'campaigns.activateOffer', { promo_code: 'STAR' }, { code: 'STAR' }],
  ['cancel', cancelOrder, 77, 'cashier.cancelwithdrawal', { id: 77 }, { id: '77' }],
])(
  'the command %s sends what was ordered with its key, and states it',
  async (command, order, input, method, body, facts) => {
    const { call, calls } = recordCalls({ [method]: 1 });
    expect(order.command).toBe(command);
    expect(await order.send(call, input as never, OPTIONS)).toBe(1);
    expect(calls).toEqual([[method, body, OPTIONS]]);
    expect(order.describe(input as never)).toEqual(facts);
    expect(order.about?.(input as never)).toBe(String(input));
  },
);

test('a lost offer was taken, was not, or is unclear when the platform does not say so of it', async () => {
  const lost = { facts: { id: '9' }, before: null };
  const { call, calls } = recordCalls({ 'campaigns.getoffers': listOf({ id: 8 }, { id: 9, is_taken: true }) });
  expect(await offerOrder.find?.(call, lost)).toBe(1);
  expect(calls).toEqual([['campaigns.getoffers', { with_unavailable: true }]]);
  const told = (...items: unknown[]) =>
    offerOrder.find?.(recordCalls({ 'campaigns.getoffers': listOf(...items) }).call, lost);
  expect(await told({ id: 8, is_taken: true }, { id: 9, is_taken: false })).toBeNull();
  await expect(told({ id: 8, is_taken: true })).rejects.toThrow('does not tell whether the offer is taken');
  await expect(told({ id: 9 })).rejects.toThrow('does not tell whether the offer is taken');
});

test('a taken offer moves no money; a cancelled withdrawal and a code do', () => {
  expect(offerOrder.movesMoney?.(1)).toBe(false);
  expect([cancelOrder.movesMoney, promoOrder.movesMoney]).toEqual([undefined, undefined]);
});

test('a lost cancellation was carried out when the withdrawal is cancelled, and not otherwise', async () => {
  const told = (status: string) => recordCalls({ 'cashier.getwithdrawalinfo': { status } });
  const cancelled = told('cancelled');
  expect(await cancelOrder.find?.(cancelled.call, { facts: { id: '77' }, before: null })).toBe(1);
  expect(cancelled.calls).toEqual([['cashier.getwithdrawalinfo', { id: '77' }]]);
  const unnamed = told('new');
  expect(await cancelOrder.find?.(unnamed.call, { facts: {}, before: null })).toBeNull();
  expect(unnamed.calls).toEqual([['cashier.getwithdrawalinfo', { id: '' }]]);
  for (const status of ['new', 'pending', 'success', 'declined'])
    expect(await cancelOrder.find?.(told(status).call, { facts: { id: '77' }, before: null })).toBeNull();
});
