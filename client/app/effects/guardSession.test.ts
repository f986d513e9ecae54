import { expect, test } from 'vitest';
import { type AccountInfo, getBalance, getInfo } from '../../../shared/api/account.contract.ts';
import { login } from '../../../shared/api/auth.contract.ts';
import type { Call } from '../../../shared/api/call.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { createStores } from '../../stores/createStores.ts';
import { guardSession } from './guardSession.ts';

const player = { uid: 7, balance_main: { amount: 5, currency: 'UZS' } } as AccountInfo;

/** A player whose calls are refused; `uid` is what the platform says of him when asked. */
function start(uid: number) {
  const asked: string[] = [];
  const stores = createStores();
  stores.session.signedIn(player);
  stores.balances.set(player);
  const call: Call = (method) => {
    asked.push(method.name);
    if (method.name === getInfo.name) return Promise.resolve({ ...player, uid } as never);
    return Promise.reject(new AppError('AuthorizationException'));
  };
  return { call: guardSession(call, stores), asked, stores };
}

test('refused calls ask once who we are; nobody becomes a guest', async () => {
  const { call, asked, stores } = start(0);
  const refused = await Promise.allSettled([call(getBalance, {}), call(getBalance, {}), call(getBalance, {})]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(asked.filter((name) => name === getInfo.name)).toHaveLength(1);
  expect(stores.session.isPlayer).toBe(false);
  expect(stores.balances.main).toBeNull();
});

test('who is still a player stays one', async () => {
  const { call, stores } = start(7);
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.session.account?.uid).toBe(7);
});

test('a wrong password says nothing about the session, and guests are not asked about', async () => {
  const { call, asked, stores } = start(0);
  await expect(call(login, { login: 'a', password: 'b' })).rejects.toThrow(AppError);
  stores.session.signedOut();
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(asked).toEqual([login.name, getBalance.name]);
});
