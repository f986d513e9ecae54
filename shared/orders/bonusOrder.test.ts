import { expect, test } from 'vitest';
import { listOf, recordCalls } from '#shared/api/recordCalls.testing.ts';
import { bonusOrder } from './bonusOrder.ts';

const OPTIONS = { idempotencyKey: 'key' };

test('an act on a bonus is told from others by act, type and id, and states all three', () => {
  const input = { act: 'remove', type: 'betting', id: 4 } as const;
  expect(bonusOrder.about?.(input)).toBe('remove_betting_4');
  expect(bonusOrder.describe(input)).toEqual({ act: 'remove', type: 'betting', id: '4' });
});

test.each([
  ['activate', 'casino', 'bonuses.activate'],
  ['deactivate', 'casino', 'bonuses.deactivate'],
  ['remove', 'casino', 'bonuses.remove'],
] as const)('to %s a bonus of the %s, %s is called with its id and the key', async (act, type, method) => {
  const { call, calls } = recordCalls({ [method]: 1 });
  expect(await bonusOrder.send(call, { act, type, id: 4 }, OPTIONS)).toBe(1);
  expect(calls).toEqual([[method, { bonus_id: 4 }, OPTIONS]]);
});

test('a betting bonus, which cannot be deactivated, is refused without a call', async () => {
  const { call, calls } = recordCalls({});
  await expect(bonusOrder.send(call, { act: 'deactivate', type: 'betting', id: 4 }, OPTIONS)).rejects.toMatchObject({
    type: 'InvalidRequestException',
    data: { outcome: 'not_sent' },
  });
  expect(calls).toEqual([]);
});

test.each([
  ['activate', 'active'],
  ['deactivate', 'inactive'],
  ['remove', 'removed'],
])('a lost order to %s was carried out when the bonus is %s, and not otherwise', async (act, status) => {
  const lost = { facts: { act, type: 'casino', id: '4' }, before: null };
  const found = (...items: unknown[]) => bonusOrder.find?.(recordCalls({ 'bonuses.get': listOf(...items) }).call, lost);
  const other = { id: 3, status: 'new' };
  expect(await found(other, { id: 4, status })).toBe(1);
  expect(await found({ id: 3, status }, { id: 4, status: 'new' })).toBeNull();
  await expect(found({ id: 3, status })).rejects.toThrow('does not tell what became of the bonus');
});

test('a lost order on a betting bonus is looked up among the betting bonuses, on others in the whole first list', async () => {
  const betting = recordCalls({ 'bettingBonuses.get': listOf({ id: 4, status: 'active' }) });
  const facts = { act: 'activate', type: 'betting', id: '4' };
  expect(await bonusOrder.find?.(betting.call, { facts, before: null })).toBe(1);
  expect(betting.calls.map(([, input]) => input)).toEqual([{}]);
  const casino = recordCalls({ 'bonuses.get': listOf({ id: 4, status: 'active' }) });
  expect(await bonusOrder.find?.(casino.call, { facts: { ...facts, type: 'casino' }, before: null })).toBe(1);
  expect(casino.calls).toEqual([['bonuses.get', { count: 100, offset: 0 }]]);
});
