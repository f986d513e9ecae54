import { expect, test } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadLeaving } from './loadLeaving.ts';

const methods = [
  { sysname: 'uzcard', name: 'Uzcard', currency: 'UZS', min: 50_000, max: 20_000_000, is_available: true },
  { sysname: 'usdt', name: 'USDT', currency: 'USDT', min: 20, max: 5_000, is_available: true },
];
const answersOf = (main: object, more: object = {}) =>
  ({
    'account.getBalance': () => ({ balance_main: main }),
    'cashier.getwithdrawsettings': () => ({ currency: 'UZS', methods }),
    'cashier.gethistory': () => ({ items: [], total: 0 }),
    'games.getHistory': () => ({ items: [], total: 0 }),
    'account.getcurrencyrates': () => ({ base: 'USD', rates: { UZS: 12_650, USDT: 1 } }),
    ...more,
  }) as unknown as Record<string, (input: never) => unknown>;

async function leavingOf(main: object, more?: object) {
  const { args, calls } = createLoaderArgs({ path: '/profile/data?leave=rest', answers: answersOf(main, more) });
  return { leaving: await loadLeaving(args, 'rest'), names: calls.map(({ name }) => name) };
}

test.each([
  [{ amount: 49_999, currency: 'UZS' }, false],
  [{ amount: 50_000, currency: 'UZS' }, true],
  // The account's currency has no method of its own.
  [{ amount: 3, currency: 'USD' }, false],
  [{ amount: 1_000, currency: 'USD' }, true],
])('a balance of %j goes out before the account is closed: %s', async (main, isPayable) => {
  const { leaving, names } = await leavingOf(main);
  expect(leaving?.account, names.join()).toMatchObject({ isPayable });
});

test('without the rate of the account nobody is told that the balance is too small to be paid out', async () => {
  const fail = () => {
    throw new AppError('InternalServerErrorException');
  };
  const { leaving } = await leavingOf({ amount: 1_000, currency: 'USD' }, { 'account.getcurrencyrates': fail });
  expect(leaving).toEqual({ reason: 'leaveRest', account: null });
});

test('before a first deposit the balance cannot go out, and does not hold the account open', async () => {
  const settings = { currency: 'UZS', methods, requirements: [{ type: 'deposit', done: false, text: 'x' }] };
  const { leaving } = await leavingOf(
    { amount: 100_000, currency: 'UZS' },
    { 'cashier.getwithdrawsettings': () => settings },
  );
  expect(leaving?.account).toMatchObject({ isPayable: false, isUnpaid: true });
});

test('bonus money of games and of bets is one sum, and bets beyond the listed ones are counted', async () => {
  const main = { amount: 1_000, currency: 'UZS' };
  const items = Array.from({ length: 50 }, (_, index) => ({
    id: String(index),
    game: { sysname: 'sportsbook', name: 'Sport' },
    bet: main,
    win: main,
    created_at: 1,
    status: 'open',
  }));
  const { leaving } = await leavingOf(main, {
    'account.getBalance': () => ({
      balance_main: main,
      balance_bonus: { amount: 7_000, currency: 'UZS' },
      balance_betting_bonus: { amount: 500, currency: 'UZS' },
    }),
    'games.getHistory': () => ({ items, total: 60 }),
  });
  expect(leaving?.account).toMatchObject({ bonus: { amount: 7_500, currency: 'UZS' }, betCount: 60 });
  expect(leaving?.account?.bets).toHaveLength(50);
});
