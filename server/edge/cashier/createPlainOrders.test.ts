import { expect, test, vi } from 'vitest';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { createPlainOrders } from './createPlainOrders.ts';

/** Sends forms to one site; each form that is run gets the next outcome. */
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

test('a money form sent twice at once and once later runs once and returns one outcome', async () => {
  const { send, sent } = createSite({ page: '/a' }, { page: '/b' });
  expect(await Promise.all([send(order), send(order)])).toEqual([{ page: '/a' }, { page: '/a' }]);
  expect(await send(order)).toEqual({ page: '/a' });
  expect(sent()).toBe(1);
});

test('a money form with an unknown outcome is not run again; a refused one is', async () => {
  const unknown = createSite({ error: 'cashier.unknown' });
  const lost = { error: 'cashier.unknown' };
  expect([await unknown.send(order), await unknown.send(order)]).toEqual([lost, lost]);
  expect(unknown.sent()).toBe(1);
  const refused = createSite({ error: 'validation.custom' }, { page: '/a' });
  expect([await refused.send(order), await refused.send(order)]).toEqual([
    { error: 'validation.custom' },
    { page: '/a' },
  ]);
});

test('a money form that asks for a code runs again with one; after an unknown outcome no other code runs', async () => {
  const asks = { html: () => '' };
  const { send, sent } = createSite(asks, asks, { error: 'cashier.unknown' }, { page: '/b' });
  const coded = (two_factor_code: string) => send({ ...order, two_factor_code });
  expect(await send(order)).toBe(asks);
  expect(await coded('111111')).toBe(asks);
  expect(await coded('222222')).toEqual({ error: 'cashier.unknown' });
  expect(await coded('333333')).toEqual({ error: 'cashier.unknown' });
  expect(sent()).toBe(3);
});

test('money forms with another sum, another page or no key are separate orders', async () => {
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
])('a money form of %s that another replica has started returns %s and is not run', async (place, error) => {
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
