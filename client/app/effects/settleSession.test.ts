import { expect, test } from 'vitest';
import { createStores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { settleSession } from './settleSession.ts';

const pending = () => createStores({ session: { account: null, fatal: null, isPending: true, isOnBreak: false } });
const answering = (info: unknown) =>
  (async ({ name }: { name: string }) => {
    if (name !== 'account.getInfo') return ['pamir-fox'];
    if (info instanceof Error) throw info;
    return info;
  }) as unknown as Call;
const money = { amount: 5, currency: 'UZS' };

test('settleSession, for a pending session with a uid, sets account, balances and favourites', async () => {
  const stores = pending();
  expect([stores.session.isPlayer, stores.session.isGuest]).toEqual([false, false]);
  expect(await settleSession({ call: answering({ uid: 7, balance_main: money }), stores })).toBe(true);
  expect([stores.session.account?.uid, stores.balances.main, stores.session.isPending]).toEqual([7, money, false]);
  await expect.poll(() => stores.likes.sysnames).toEqual(['pamir-fox']);
});

test.each([
  ['uid 0', { uid: 0 }],
  ['a final refusal', new AppError('AuthorizationException')],
])('settleSession, for a pending session answered with %s, makes the visitor a guest', async (_name, answer) => {
  const stores = pending();
  expect(await settleSession({ call: answering(answer), stores })).toBe(true);
  expect([stores.session.isGuest, stores.session.isPending]).toEqual([true, false]);
});

test('settleSession, for a call that timed out, resolves to false and leaves the session pending', async () => {
  const stores = pending();
  const late = new AppError('InternalServerErrorException', { status: 504 });
  expect(await settleSession({ call: answering(late), stores })).toBe(false);
  expect([stores.session.isGuest, stores.session.isPending]).toEqual([false, true]);
});
