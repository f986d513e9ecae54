import { expect, test, vi } from 'vitest';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { createPlainOrders } from './createPlainOrders.ts';

/** Sends forms to one site; each that gets through takes the next outcome. */
function createSite(...outcomes: FormOutcome[]) {
  const take = createPlainOrders();
  let sent = 0;
  return {
    sent: () => sent,
    send: (fields: Record<string, string>, place = '/cashier/withdraw') =>
      take(
        place,
        { fields, locale: 'uz', query: new URLSearchParams('form=withdraw') } as unknown as FormPost,
        async () => outcomes[sent++] ?? 'done',
      ),
  };
}
const order = { order_key: '12345678-key', amount: '100' };

test('one form sent twice at once, and once more later, is one order with one outcome', async () => {
  const { send, sent } = createSite({ page: '/a' }, { page: '/b' });
  expect(await Promise.all([send(order), send(order)])).toEqual([{ page: '/a' }, { page: '/a' }]);
  expect(await send(order)).toEqual({ page: '/a' });
  expect(sent()).toBe(1);
});

test('an unknown outcome is not tried again, a refused one may be', async () => {
  const unknown = createSite({ error: 'cashier.unknown' });
  const told = { error: 'cashier.unknown' };
  expect([await unknown.send(order), await unknown.send(order)]).toEqual([told, told]);
  expect(unknown.sent()).toBe(1);
  const refused = createSite({ error: 'validation.custom' }, { page: '/a' });
  expect([await refused.send(order), await refused.send(order)]).toEqual([
    { error: 'validation.custom' },
    { page: '/a' },
  ]);
});

test('a page that asks for a code has ordered nothing; what came of a code that nobody knows is not tried with another', async () => {
  const asks = { html: () => '' };
  const { send, sent } = createSite(asks, asks, { error: 'cashier.unknown' }, { page: '/b' });
  const coded = (two_factor_code: string) => send({ ...order, two_factor_code });
  expect(await send(order)).toBe(asks);
  expect(await coded('111111')).toBe(asks);
  expect(await coded('222222')).toEqual({ error: 'cashier.unknown' });
  expect(await coded('333333')).toEqual({ error: 'cashier.unknown' });
  expect(sent()).toBe(3);
});

test('another sum, another place and a form without a key are orders of their own', async () => {
  const { send, sent } = createSite();
  await send(order);
  await send({ ...order, amount: '200' });
  await send(order, '/cashier/deposit');
  await send({ amount: '100' });
  await send({ amount: '100' });
  expect(sent()).toBe(5);
});

test.each([
  ['/cashier/withdraw?form=withdraw', 'cashier.unknown'],
  ['/profile/cashback?form=payout', 'cashback.unknown'],
])('an order of %s that another replica has begun and not told of is unknown, and not sent', async (place, error) => {
  const shared = {
    claim: async () => ({ state: 'unknown' as const }),
    store: () => undefined,
    release: () => undefined,
  };
  const query = new URL(place, 'https://site.test').searchParams;
  const submit = vi.fn(async () => ({ page: '/a' }));
  const post = { fields: order, locale: 'uz', query } as unknown as FormPost;
  const outcome = await createPlainOrders(shared)(place, post, submit);
  expect([outcome, submit.mock.calls.length]).toEqual([{ form: query.get('form'), error }, 0]);
});
