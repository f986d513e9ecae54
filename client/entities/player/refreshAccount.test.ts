import { expect, test } from 'vitest';
import { createStores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import { refreshAccount } from './refreshAccount.ts';

const sum = (amount: number, currency = 'UZS') => ({ amount, currency });
const infoOf = (uid: number, main: number) => ({
  uid,
  fakename: `player ${uid}`,
  balance_main: sum(main),
  balance_bonus: null,
  balance_betting_bonus: null,
  balance_fun: null,
});

/** The page of player 7, whose account is read; the platform answers when `answer` is called. */
function askingPage() {
  const stores = createStores();
  stores.session.signedIn({ uid: 7, fakename: 'old' } as never);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const read = refreshAccount({ call: (() => promise) as unknown as Call, stores });
  const answer = (uid = 7) => {
    resolve(infoOf(uid, 50));
    return read;
  };
  return { stores, read, answer, reject };
}

test('refreshAccount shows the account and its balances', async () => {
  const { stores, answer } = askingPage();
  expect(await answer()).toBe(true);
  expect(stores.session.account).toMatchObject({ uid: 7, fakename: 'player 7' });
  expect(stores.balances.main).toEqual(sum(50));
});

test('refreshAccount, when the platform has told a newer balance meanwhile, leaves that and shows the account', async () => {
  const { stores, answer } = askingPage();
  stores.balances.push({ ...infoOf(7, 70) } as never);
  expect(await answer()).toBe(true);
  expect(stores.session.account).toMatchObject({ fakename: 'player 7' });
  expect(stores.balances.main).toEqual(sum(70));
});

test('refreshAccount, when the player has signed out meanwhile, signs nobody in', async () => {
  const { stores, answer } = askingPage();
  stores.session.signedOut();
  expect(await answer()).toBe(false);
  expect(stores.session.account).toBeNull();
  expect(stores.balances.main).toBeNull();
});

test('refreshAccount, when another player has signed in meanwhile, or answers are of another, shows nothing', async () => {
  const first = askingPage();
  first.stores.session.signedIn({ uid: 8, fakename: 'other' } as never);
  expect(await first.answer(7)).toBe(false);
  expect(first.stores.session.account).toMatchObject({ uid: 8, fakename: 'other' });
  const second = askingPage();
  expect(await second.answer(8)).toBe(false);
  expect(second.stores.session.account).toMatchObject({ uid: 7, fakename: 'old' });
});

test('refreshAccount, when a later question has been answered meanwhile, leaves what is shown', async () => {
  const stores = createStores();
  stores.session.signedIn({ uid: 7, fakename: 'new' } as never);
  const call = (() => Promise.resolve(infoOf(7, 50))) as unknown as Call;
  expect(await refreshAccount({ call, stores }, () => false)).toBe(false);
  expect(stores.session.account).toMatchObject({ fakename: 'new' });
  expect(stores.balances.main).toBeNull();
});

test('refreshAccount rejects as its call does, and leaves what is shown', async () => {
  const { stores, read, reject } = askingPage();
  reject(new Error('no answer'));
  await expect(read).rejects.toThrow('no answer');
  expect(stores.session.account).toMatchObject({ fakename: 'old' });
});
