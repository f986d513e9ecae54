import { expect, test } from 'vitest';
import { createStores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import { refreshBalances } from './refreshBalances.ts';

const sum = (amount: number) => ({ amount, currency: 'UZS' });
const balances = (main: number) => ({
  balance_main: sum(main),
  balance_bonus: null,
  balance_betting_bonus: null,
  balance_fun: null,
});

/** A player whose balances are read; the platform answers when `answer` is called, and fails when `fail` is. */
function reading(uid = 7) {
  const stores = createStores();
  stores.session.signedIn({ uid } as never);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const call = (() => promise) as unknown as Call;
  const read = refreshBalances({ call, stores });
  return {
    stores,
    read,
    answer: (main: number) => {
      resolve(balances(main));
      return read;
    },
    fail: () => {
      reject(new Error('no answer'));
      return read;
    },
  };
}

test('refreshBalances shows the balances of the player', async () => {
  const { stores, answer } = reading();
  await answer(50);
  expect(stores.balances.main).toEqual(sum(50));
});

test('refreshBalances, when another player has signed in meanwhile, shows nothing of the first', async () => {
  const { stores, answer } = reading(7);
  stores.session.signedIn({ uid: 8 } as never);
  await answer(50);
  expect(stores.balances.main).toBeNull();
});

test('refreshBalances, when the player has signed out meanwhile, shows nothing', async () => {
  const { stores, answer } = reading();
  stores.session.account = null;
  await answer(50);
  expect(stores.balances.main).toBeNull();
});

test.each(['push', 'setMain'] as const)(
  'refreshBalances, when the platform or a game has told a newer sum meanwhile (%s), leaves the newer one',
  async (way) => {
    const { stores, answer } = reading();
    if (way === 'push') stores.balances.push(balances(70) as never);
    else stores.balances.setMain(sum(70));
    await answer(50);
    expect(stores.balances.main).toEqual(sum(70));
  },
);

test('refreshBalances that fails leaves what is shown and does not reject', async () => {
  const { stores, fail } = reading();
  stores.balances.setMain(sum(70));
  await expect(fail()).resolves.toBeUndefined();
  expect(stores.balances.main).toEqual(sum(70));
});
