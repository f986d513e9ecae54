import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createAccounts } from '#sandbox/world/players/accounts.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createLedger } from './ledger.ts';
import { PlayLimitReached } from './PlayLimitReached.ts';
import { createPlayLimits } from './playLimits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Sunday, 31 May 2026, 22:00 in Tashkent: day, week and month end two hours later. */
const START = Date.UTC(2026, 4, 31, 17);
const MIDNIGHT = START / 1_000 + 7_200;

function createPlayer() {
  const db = openDatabase(':memory:');
  const clock = createClock(() => START);
  const { uid } = createAccounts(db, clock).create({
    login: 'limits',
    passwordHash: '',
    locale: 'uz',
    currency: 'UZS',
    contacts: [],
  });
  const ledger = createLedger(db, clock);
  const limits = createPlayLimits(db, clock);
  ledger.guardBets(limits.guard);
  const move = (kind: 'bet' | 'win' | 'grant', amount: number, account: 'main' | 'bonus' | 'fun' = 'main') =>
    ledger.move({
      kind,
      entries: [
        { uid: 0, account: account === 'fun' ? 'fun' : 'main', amount: -amount },
        { uid, account, amount },
      ],
    });
  for (const account of ['main', 'bonus', 'fun'] as const) move('grant', 10_000, account);
  return { clock, uid, limits, move, close: () => db.close() };
}

test('a loss limit refuses the stake that could exceed it, whatever the game, and a win frees its part', () => {
  const { uid, limits, move, close } = createPlayer();
  limits.set(uid, { kind: 'loss', period: 'day' }, 500);
  move('bet', -400);
  expect(limits.list(uid)).toMatchObject([{ used: 400, remaining: 100, resetsAt: MIDNIGHT }]);
  expect(() => move('bet', -101)).toThrow(PlayLimitReached);
  // Neither bonus money nor demo money is lost by the player.
  move('bet', -900, 'bonus');
  move('bet', -900, 'fun');
  move('win', 200);
  move('bet', -300);
  expect(limits.list(uid)).toMatchObject([{ used: 500, remaining: 0 }]);
  expect(() => move('bet', -1)).toThrow(PlayLimitReached);
  close();
});

test('a stake limit counts all stakes but demo money, and no win frees it', () => {
  const { uid, limits, move, close } = createPlayer();
  limits.set(uid, { kind: 'stake', period: 'week' }, 500);
  move('bet', -200);
  move('win', 1_000);
  move('bet', -250, 'bonus');
  move('bet', -900, 'fun');
  expect(limits.list(uid)).toMatchObject([{ kind: 'stake', used: 450, remaining: 50 }]);
  expect(() => move('bet', -51, 'bonus')).toThrow(PlayLimitReached);
  move('bet', -50);
  close();
});

test('a time limit counts the stretch that is being played, and refuses the next stake when it is used up', () => {
  const { uid, limits, move, clock, close } = createPlayer();
  limits.set(uid, { kind: 'time', period: 'day' }, 600);
  move('bet', -1);
  clock.advance(9 * MINUTE);
  move('bet', -1);
  expect(limits.list(uid)).toMatchObject([{ used: 540, remaining: 60 }]);
  clock.advance(MINUTE);
  expect(limits.list(uid)).toMatchObject([{ used: 600, remaining: 0 }]);
  expect(() => move('bet', -1)).toThrow(PlayLimitReached);
  // The round that was paid for ends.
  move('win', 5);
  close();
});

test.each(['day', 'week', 'month'] as const)('a limit of a %s is free again when the next one begins', (period) => {
  const { uid, limits, move, clock, close } = createPlayer();
  limits.set(uid, { kind: 'loss', period }, 100);
  move('bet', -100);
  expect(() => move('bet', -1)).toThrow(PlayLimitReached);
  clock.advance(2 * HOUR);
  move('bet', -100);
  close();
});

test('the tightest of several limits refuses', () => {
  const { uid, limits, move, close } = createPlayer();
  limits.set(uid, { kind: 'loss', period: 'day' }, 1_000);
  limits.set(uid, { kind: 'loss', period: 'month' }, 100);
  limits.set(uid, { kind: 'stake', period: 'day' }, 1_000);
  expect(() => move('bet', -101)).toThrow('over the limit: loss of a month');
  expect(limits.list(uid).map(({ kind, period }) => `${kind} ${period}`)).toEqual([
    'loss day',
    'loss month',
    'stake day',
  ]);
  close();
});

test('a limit is lowered at once; a raise or a removal waits a day and a confirmation, can be dropped, and lapses in a week', () => {
  const { uid, limits, clock, close } = createPlayer();
  const which = { kind: 'loss', period: 'day' } as const;
  const shown = () => limits.list(uid)[0];
  limits.set(uid, which, 500);
  limits.set(uid, which, 300);
  expect(shown()).toMatchObject({ amount: 300, pending: null });
  limits.set(uid, which, 900);
  expect(shown()).toMatchObject({ amount: 300, pending: { amount: 900, can_confirm: false } });
  expect(limits.confirm(uid, which)).toBe(false);
  limits.set(uid, which, 300);
  expect(shown()).toMatchObject({ amount: 300, pending: null });
  limits.set(uid, which, null);
  clock.advance(24 * HOUR);
  expect(limits.confirm(uid, which)).toBe(true);
  expect(shown()).toBeUndefined();
  limits.set(uid, which, 100);
  limits.set(uid, which, 200);
  clock.advance(8 * 24 * HOUR);
  expect(limits.confirm(uid, which)).toBe(false);
  expect(shown()).toMatchObject({ amount: 100, pending: null });
  close();
});
