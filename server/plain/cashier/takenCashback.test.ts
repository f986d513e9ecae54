import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { cashbackForms } from '#shared/forms/orders/cashbackForms.ts';
import { lostAnswer, plainPost } from './plainPost.testing.ts';
import { takeOrder } from './takeOrder.ts';

const fields = { order_key: '12345678-key', id: '3', until: '1' };
const gone = new AppError('InvalidRequestException');
const active = { items: [{ id: 3, status: 'active' }], total: 1 };

/** Sends the form of a cashback to a platform that gives both commands the same answer. */
async function order(kind: 'payout' | 'refuse', answer: unknown, typed: Record<string, string> = fields) {
  const answers = { 'cashbacks.payout': answer, 'cashbacks.remove': answer, 'cashbacks.get': active };
  const platform = plainPost(typed, answers);
  return { ...platform, outcome: await takeOrder(cashbackForms[kind]).submit(platform.post) };
}

test.each([
  ['payout', 'cashbacks.payout'],
  ['refuse', 'cashbacks.remove'],
] as const)('a plain %s of a cashback is sent once, with a key', async (kind, name) => {
  const { outcome, sent } = await order(kind, 1);
  expect(outcome).toEqual({ kind: 'done', outcome: { step: 'done' } });
  expect(sent).toEqual([{ name, input: {}, key: expect.any(String) }]);
});

test('the key of a plain cashback belongs to its id and to what is done with it', async () => {
  const keys = [
    (await order('payout', 1)).sent[0]?.key,
    (await order('refuse', 1)).sent[0]?.key,
    (await order('payout', 1, { ...fields, id: '4' })).sent[0]?.key,
    (await order('payout', 1, { order_key: '12345678-key' })).sent[0]?.key,
  ];
  expect(new Set(keys).size).toBe(4);
  const unnamed = await order('payout', 1, { order_key: '12345678-key', id: '' });
  expect(unnamed.sent[0]?.key).toBe(keys[3]);
});

test('a plain cashback whose answer is lost while it still waits is unknown', async () => {
  expect((await order('payout', lostAnswer)).outcome).toEqual({ kind: 'unknown' });
});

test.each([
  ['whose time is over', '1', 'cashback.expired'],
  ['that never ends', '', 'cashback.notNow'],
  ['whose time is no number', '1x', 'cashback.notNow'],
  ['whose time is too long', '1234567890123', 'cashback.notNow'],
  ['whose time begins with something else', 'x1', 'cashback.notNow'],
])('a plain cashback %s that is refused says why', async (_name, until, error) => {
  const { outcome } = await order('payout', gone, { ...fields, until });
  expect(outcome).toMatchObject({ kind: 'refused', outcome: { error } });
});

test('a plain cashback without a session leads to the sign-in', async () => {
  const { outcome } = await order('payout', new AppError('AuthorizationException'));
  expect(outcome).toEqual({ kind: 'refused', outcome: 'signInFirst' });
});
