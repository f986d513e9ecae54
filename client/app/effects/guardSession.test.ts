import { expect, test } from 'vitest';
import { createStores } from '#client/stores/createStores.ts';
import { type AccountInfo, getBalance, getInfo } from '#shared/api/account/account.contract.ts';
import { login } from '#shared/api/account/auth.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { guardSession } from './guardSession.ts';

const player = { uid: 7, balance_main: { amount: 5, currency: 'UZS' } } as AccountInfo;

/** A player whose calls are refused; `uid`: the answer of account.getInfo. */
function start(uid: number, refusal = new AppError('AuthorizationException')) {
  const calls: string[] = [];
  const stores = createStores();
  stores.session.signedIn(player);
  stores.balances.set(player);
  const call: Call = (method) => {
    calls.push(method.name);
    if (method.name === getInfo.name) return Promise.resolve({ ...player, uid } as never);
    return Promise.reject(refusal);
  };
  return { call: guardSession(call, stores), calls, stores };
}

test('guardSession, for three refused calls at once, asks account.getInfo once; uid 0 makes the player a guest', async () => {
  const { call, calls, stores } = start(0);
  const refused = await Promise.allSettled([call(getBalance, {}), call(getBalance, {}), call(getBalance, {})]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls.filter((name) => name === getInfo.name)).toHaveLength(1);
  expect(stores.session.isPlayer).toBe(false);
  expect(stores.balances.main).toBeNull();
});

test('guardSession, for a refused call whose account.getInfo still has a uid, leaves the player signed in', async () => {
  const { call, stores } = start(7);
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.session.account?.uid).toBe(7);
});

test.each([
  ['nobody is signed in', (stores: ReturnType<typeof createStores>) => stores.session.signedOut(), 7, undefined],
  [
    'another player is signed in',
    (stores: ReturnType<typeof createStores>) => stores.session.signedIn({ ...player, uid: 8 }),
    0,
    8,
  ],
])('guardSession, for an account.getInfo that is answered when %s, leaves that', async (_name, change, uid, left) => {
  const stores = createStores();
  stores.session.signedIn(player);
  const call: Call = (method) => {
    if (method.name !== getInfo.name) return Promise.reject(new AppError('AuthorizationException'));
    change(stores);
    return Promise.resolve({ ...player, uid } as never);
  };
  await expect(guardSession(call, stores)(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.session.account?.uid).toBe(left);
});

test('guardSession, for a refused auth method or a guest’s refused call, does not ask account.getInfo', async () => {
  const { call, calls, stores } = start(0);
  await expect(call(login, { login: 'a', password: 'b' })).rejects.toThrow(AppError);
  stores.session.signedOut();
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(calls).toEqual([login.name, getBalance.name]);
});

test('guardSession, while the page signs another player in, lets calls wait, and sends them when that has failed', async () => {
  const { call, calls, stores } = start(7, new AppError('BillingUnavailableException'));
  stores.session.setChanging(true);
  const waiting = call(getBalance, {}).catch(() => 'refused');
  await expect(call(login, { login: 'a', password: 'b' })).rejects.toThrow(AppError);
  expect(calls).toEqual([login.name]);
  stores.session.setChanging(false);
  expect(await waiting).toBe('refused');
  expect(calls).toEqual([login.name, getBalance.name]);
});

/** A player whose balance is refused with `refusal`; `general`: the answer of the general info. */
function startRefused(
  refusal: AppError,
  general: () => Promise<unknown> = () => Promise.resolve({ domain_state: 'active' }),
) {
  const calls: string[] = [];
  const stores = createStores();
  stores.session.signedIn(player);
  const call: Call = (method) => {
    calls.push(method.name);
    return (method.name === getGeneralInfo.name ? general() : Promise.reject(refusal)) as Promise<never>;
  };
  return { call: guardSession(call, stores), calls, stores };
}

test('guardSession, for a UserBannedException, sets the fatal error and closes dialogs without another call', async () => {
  const { call, calls, stores } = startRefused(
    new AppError('UserBannedException', { data: { ban_type: 'multi_account' } }),
  );
  void stores.dialogs.open('search', {});
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.session.fatal).toMatchObject({ kind: 'blocked', banType: 'multi_account' });
  expect(stores.dialogs.queue).toEqual([]);
  expect(calls).toEqual([getBalance.name]);
});

test('guardSession, for a refusal to a minor whose account still answers, closes the account to play and leaves it signed in', async () => {
  const { call, stores } = start(7, new AppError('UserBannedException', { data: { ban_type: 'age' } }));
  void stores.dialogs.open('search', {});
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.session.fatal).toMatchObject({ kind: 'closed', banType: 'age' });
  expect([stores.session.isPlayer, stores.dialogs.queue.length]).toEqual([true, 0]);
});

test('guardSession, for a refusal to a minor whose account is refused as well, blocks the page', async () => {
  const { call, stores } = startRefused(new AppError('UserBannedException', { data: { ban_type: 'age' } }));
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.session.fatal).toMatchObject({ kind: 'blocked', banType: 'age' });
});

test('guardSession, for maintenance, leaves the credentials dialog open', async () => {
  const disabled = new AppError('ApplicationDisabledException', { status: 503 });
  const { call, stores } = startRefused(disabled, () => Promise.reject(disabled));
  void stores.dialogs.open('credentials', { login: 'a', password: 'b' } as never);
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.dialogs.queue).toHaveLength(1);
});

test.each([
  ['refused with the same error', () => Promise.reject(new AppError('ApplicationDisabledException', { status: 503 }))],
  ['in maintenance', () => Promise.resolve({ domain_state: 'maintenance' })],
])(
  'guardSession, for ApplicationDisabledException with general info %s, asks for it once and sets maintenance',
  async (_name, general) => {
    const { call, calls, stores } = startRefused(
      new AppError('ApplicationDisabledException', { status: 503 }),
      general,
    );
    await Promise.allSettled([call(getBalance, {}), call(getBalance, {})]);
    expect(stores.session.fatal).toMatchObject({ kind: 'maintenance' });
    expect(calls.filter((name) => name === getGeneralInfo.name)).toHaveLength(1);
  },
);

test.each([
  ['one method is unavailable', new AppError('ApplicationUnavailableException', { status: 503 })],
  ['one address is forbidden', new AppError('AccessDeniedException', { status: 403, data: { forbidden: true } })],
])('guardSession, when %s while general info is active, sets no fatal error', async (_name, refusal) => {
  const { call, stores } = startRefused(refusal);
  await expect(call(getBalance, {})).rejects.toThrow(AppError);
  expect(stores.session.fatal).toBeNull();
});
