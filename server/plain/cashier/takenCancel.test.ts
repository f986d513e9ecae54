import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { cancelForm } from '#shared/forms/orders/cancelForm.ts';
import { lostAnswer, plainPost } from './plainPost.testing.ts';
import { takeOrder } from './takeOrder.ts';

const { submit: cancelPayment } = takeOrder(cancelForm);

const fields = { order_key: '12345678-key', id: '77' };
const line = { tab: 'withdrawal', open: '77' };
const cancelled = (answer: unknown, info: unknown = lostAnswer) =>
  plainPost(fields, { 'cashier.cancelwithdrawal': answer, 'cashier.getwithdrawalinfo': info });

test('a plain cancellation is sent once, with a key, and opens its line of the history', async () => {
  const { post, sent } = cancelled(1);
  expect(await cancelPayment(post)).toEqual({ kind: 'done', outcome: { step: 'done', ...line } });
  expect(sent).toEqual([{ name: 'cashier.cancelwithdrawal', input: { id: '77' }, key: expect.any(String) }]);
});

test('a plain cancellation whose answer is lost is unknown, or done when the platform says so', async () => {
  expect(await cancelPayment(cancelled(lostAnswer).post)).toEqual({ kind: 'unknown', outcome: line });
  const found = cancelled(lostAnswer, { status: 'cancelled' });
  expect(await cancelPayment(found.post)).toEqual({ kind: 'done', outcome: { step: 'done', ...line } });
});

test.each([
  ['too late', 'InvalidParameterException', { id: 'paid' }, { error: 'cashier.tooLate' }],
  ['about another field', 'InvalidParameterException', { other: 'x' }, { error: 'validation.refused', field: 'other' }],
  ['refused with an id', 'BillingUnavailableException', { id: 'x' }, { error: 'errors.BillingUnavailableException' }],
] as const)('a plain cancellation that is %s says so on its line', async (_name, type, data, refusal) => {
  const { outcome, kind } = await cancelPayment(cancelled(new AppError(type, { data })).post);
  expect(kind).toBe('refused');
  expect(outcome).toMatchObject({ ...refusal, ...line });
});

test.each(['', 'a b', '../x', 'x'.repeat(41), 'x/', '/x'])(
  'a plain cancellation of "%s" opens no line of the history',
  async (id) => {
    const { post } = plainPost({ ...fields, id }, { 'cashier.cancelwithdrawal': 1 });
    expect(await cancelPayment(post)).toEqual({ kind: 'done', outcome: { step: 'done', tab: 'withdrawal' } });
  },
);

test('a plain cancellation without an id names none', async () => {
  const { post, sent } = plainPost({}, { 'cashier.cancelwithdrawal': 1 });
  await cancelPayment(post);
  expect(sent).toEqual([{ name: 'cashier.cancelwithdrawal', input: { id: '' }, key: undefined }]);
});
