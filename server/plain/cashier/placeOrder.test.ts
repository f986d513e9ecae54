import { expect, test } from 'vitest';
import type { FormPost } from '#server/plain/forms/FormPost.ts';
import type { Order } from '#shared/orders/Order.ts';
import { type Fate, fakePlatform, type OrderRow, orderTable } from '#shared/orders/orderTable.testing.ts';
import { createPlainOrders } from './createPlainOrders.ts';
import { placeOrder } from './placeOrder.ts';

/** A site with the plain form of one command, in front of a fake platform. A page is a form with a key of its own. */
function siteOf(row: OrderRow, ...fates: Fate[]) {
  const platform = fakePlatform(row, fates);
  const take = createPlainOrders();
  const press = (page: string, sender: string) => {
    const post = { fields: { order_key: page }, sender, locale: 'uz', call: platform.call } as unknown as FormPost;
    return take('/place', post, async () => {
      const outcome = await placeOrder(row.order as Order<unknown, unknown>, row.input, { post, payments: [5] });
      if (outcome.kind === 'unknown') return outcome;
      return { kind: outcome.kind, outcome: outcome.kind === 'done' ? 'done' : { error: outcome.error.type } };
    });
  };
  return { ...platform, press: (page = 'page-of-7', sender = 'player 7') => press(page, sender) };
}

const UNKNOWN = { step: 'unknown' };
const REFUSED = { error: 'InvalidParameterException' };
const named = orderTable.map((row) => [row.name, row] as const);
const told = named.filter(([, { tells }]) => tells !== null);
const numeric = named.filter(([, { answer }]) => answer === 1);

test.each(named)(
  'the plain form of a %s, pressed twice at once and again, is carried out once; a new page orders anew',
  async (_name, row) => {
    const { press, keys, state } = siteOf(row);
    expect(await Promise.all([press(), press()])).toEqual(['done', 'done']);
    expect(await press()).toBe('done');
    expect([keys.length, state.carriedOut]).toEqual([1, 1]);
    expect(await press('another-page')).toBe('done');
    expect([new Set(keys).size, state.carriedOut]).toEqual([2, 2]);
  },
);

test.each(named)('the plain form of a %s that is refused may be sent again', async (_name, row) => {
  const { press, state } = siteOf(row, 'refused');
  expect(await press()).toEqual(REFUSED);
  expect(state.carriedOut).toBe(0);
});

test.each(numeric)(
  'the plain form of a %s that is answered by something else than 1 is unknown, and is not repeated',
  async (_name, row) => {
    const { press, keys, state } = siteOf(row, 'other');
    state.isDark = true;
    expect([await press(), await press()]).toEqual([UNKNOWN, UNKNOWN]);
    expect(keys).toHaveLength(1);
  },
);

test.each(told)('the plain form of a %s whose answer is lost is found at the platform', async (_name, row) => {
  const { press, keys } = siteOf(row, 'cut');
  expect(await press()).toBe('done');
  expect(keys).toHaveLength(1);
});

test.each(named)(
  'the plain form of a %s whose answer and look-up are lost is unknown, and after a new sign-in not sent again',
  async (_name, row) => {
    const { press, keys, state } = siteOf(row, 'cut');
    state.isDark = true;
    expect(await press()).toEqual(UNKNOWN);
    // The page stayed open while its player signed out and in: the sender is the player, not the session.
    expect(await press()).toEqual(UNKNOWN);
    expect([keys.length, state.carriedOut]).toEqual([1, 1]);
  },
);

test.each(named)(
  'the plain form of a %s, sent by another player of the device, is an order of its own, with a key of its own',
  async (_name, row) => {
    const { press, keys, state } = siteOf(row, 'cut', 'refused');
    state.isDark = true;
    expect(await press()).toEqual(UNKNOWN);
    // The outcome of the first player's order is not the second one's answer.
    expect(await press('page-of-7', 'player 8')).toEqual(REFUSED);
    expect([new Set(keys).size, state.carriedOut]).toEqual([2, 1]);
  },
);
