import { expect, test, vi } from 'vitest';
import type { FormPost } from '#server/plain/forms/FormPost.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createPlainOrders } from './createPlainOrders.ts';
import type { PlainOutcome } from './PlainOutcome.ts';

const done = (page: string): PlainOutcome => ({ kind: 'done', outcome: { page } });
const refused = (error: string): PlainOutcome => ({ kind: 'refused', outcome: { error } });
const unknown: PlainOutcome = { kind: 'unknown', outcome: { type: 'uzcard' } };
const UNKNOWN = { step: 'unknown', type: 'uzcard' };

/** Sends forms to one site; each form that is run gets the next outcome. */
function createSite(...outcomes: PlainOutcome[]) {
  const take = createPlainOrders();
  let sent = 0;
  return {
    sent: () => sent,
    send: (fields: Record<string, string>, { place = '/cashier/withdraw', sender = 'session' } = {}) =>
      take(place, { fields, sender, locale: 'uz' } as unknown as FormPost, async () => outcomes[sent++] ?? done('/')),
  };
}
const order = { order_key: '12345678-key', amount: '100' };

test('a money form sent twice at once and once later runs once and returns one outcome', async () => {
  const { send, sent } = createSite(done('/a'), done('/b'));
  expect(await Promise.all([send(order), send(order)])).toEqual([{ page: '/a' }, { page: '/a' }]);
  expect(await send(order)).toEqual({ page: '/a' });
  expect(sent()).toBe(1);
});

test('a money form with an unknown outcome is not run again; a refused one is', async () => {
  const site = createSite(unknown);
  expect([await site.send(order), await site.send(order)]).toEqual([UNKNOWN, UNKNOWN]);
  expect(site.sent()).toBe(1);
  const other = createSite(refused('validation.custom'), done('/a'));
  expect([await other.send(order), await other.send(order)]).toEqual([{ error: 'validation.custom' }, { page: '/a' }]);
});

test('a money form that asks for a code runs again with one; after an unknown outcome no other code runs', async () => {
  const asks = { html: () => '' };
  const { send, sent } = createSite(
    { kind: 'refused', outcome: asks },
    { kind: 'refused', outcome: asks },
    unknown,
    done('/b'),
  );
  const coded = (two_factor_code: string) => send({ ...order, two_factor_code });
  expect(await send(order)).toBe(asks);
  expect(await coded('111111')).toBe(asks);
  expect(await coded('222222')).toEqual(UNKNOWN);
  expect(await coded('333333')).toEqual(UNKNOWN);
  expect(sent()).toBe(3);
});

test('money forms with another sum, page or sender, or without a key, are separate orders', async () => {
  const { send, sent } = createSite();
  await send(order);
  await send({ ...order, amount: '200' });
  await send(order, { place: '/cashier/deposit' });
  await send(order, { sender: 'session of another player' });
  await send({ amount: '100' });
  await send({ amount: '100' });
  expect(sent()).toBe(6);
});

test('a money form whose preparation is refused returns the refusal; without a session it leads to the sign-in', async () => {
  const take = createPlainOrders();
  const failing = (type: 'BillingUnavailableException' | 'AuthorizationException') =>
    take('/a', { fields: {}, sender: 's', locale: 'uz' } as unknown as FormPost, () =>
      Promise.reject(new AppError(type)),
    );
  expect(await failing('BillingUnavailableException')).toEqual({ error: 'errors.BillingUnavailableException' });
  expect(await failing('AuthorizationException')).toBe('signInFirst');
});

test('a money form that another replica has started is unknown, and is not run', async () => {
  const shared = {
    claim: async () => ({ state: 'unknown' as const }),
    store: () => undefined,
    release: () => undefined,
  };
  const submit = vi.fn(async () => done('/a'));
  const post = { fields: order, sender: 's', locale: 'uz' } as unknown as FormPost;
  expect(await createPlainOrders({ shared })('/cashier/withdraw', post, submit)).toEqual({ step: 'unknown' });
  expect(submit).not.toHaveBeenCalled();
});
