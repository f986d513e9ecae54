import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createLedger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { createLuck } from '#sandbox/world/play/luck.ts';
import { createAccounts } from '#sandbox/world/players/accounts.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createJackpots, type Pot } from './jackpots.ts';
import { createWinners } from './winners.ts';

const games = Array.from({ length: 24 }, (_, index) => `game-${index}`);
const clean = { unbalanced: 0, drifted: 0, negative: 0 };

function make(currency = 'UZS') {
  const db = openDatabase(':memory:');
  const clock = createClock(() => 1_790_000_000_000);
  const ledger = createLedger(db, clock);
  const { uid } = createAccounts(db, clock).create({
    login: 'a@yulduz.test',
    passwordHash: '',
    locale: 'uz',
    currency,
    fakename: 'Yulduz',
    contacts: [],
  });
  const luck = createLuck();
  const jackpots = createJackpots({ db, clock, ledger, luck, seed: 's', secret: 'secret', games });
  const winners = createWinners({ db, clock, seed: 's', games, jackpots });
  const fastest = jackpots.all().at(-1) as Pot;
  const feed = (bet: number, round: string) =>
    jackpots.feed({ uid, game: fastest.games[0] as string, round, bet, time: clock.seconds() });
  return { db, clock, ledger, jackpots, winners, luck, uid, fastest, feed };
}

/** Periods named in a text, and the maximal length of a cycle for each, seconds. */
const PROMISES = { hafta: 604_800, недел: 604_800, kun: 86_400, сут: 86_400, soat: 3_600, час: 3_600 };

test('a jackpot’s text names no game type and no daily winner, and its cycle fits the period named', () => {
  const { jackpots } = make();
  const timed = jackpots.all().flatMap(({ text, floor, perSecond, mustDropBy }) =>
    Object.values(text).flatMap((line) => {
      expect(line).not.toMatch(/slot|слот|har kuni|каждый день/i);
      return Object.entries(PROMISES)
        .filter(([word]) => line.includes(word))
        .map(([, max]) => [line, (mustDropBy - floor) / perSecond <= max]);
    }),
  );
  expect(timed.length).toBeGreaterThan(2);
  expect(timed.filter(([, isWithin]) => !isWithin)).toEqual([]);
});

test('jackpots.feed adds the share of a bet to the account and the amount of the pot', () => {
  const { jackpots, fastest, feed, ledger } = make();
  const before = jackpots.amount(fastest);
  expect(feed(1_000_00, 'r1')).toBeUndefined();
  expect(ledger.balance(OPERATOR, fastest.account)).toBe(1_000_00 * fastest.share);
  expect(jackpots.amount(fastest) - before).toBe(1_000_00 * fastest.share);
  expect(ledger.audit()).toMatchObject(clean);
});

test('a jackpot filled by time drops before its bound, is listed among the winners, and starts again', () => {
  const { clock, jackpots, fastest, winners, ledger, feed } = make();
  feed(5_000_00, 'r1');
  const promised = jackpots.hash(fastest);
  for (let minutes = 0; minutes < 300; minutes += 5) {
    clock.advance(300_000);
    expect(jackpots.amount(fastest)).toBeLessThanOrEqual(fastest.mustDropBy);
  }
  const drops = jackpots.drops(fastest.id, 100);
  expect(drops.length).toBeGreaterThan(4);
  for (const drop of drops) {
    expect(drop.amount).toBeGreaterThan(fastest.floor);
    expect(drop.amount).toBeLessThanOrEqual(fastest.mustDropBy);
    expect(drop.ended_at).toBeLessThanOrEqual(clock.seconds());
  }
  expect(ledger.balance(OPERATOR, fastest.account)).toBe(0);
  expect(jackpots.hash(fastest)).not.toBe(promised);
  expect(winners.list(0, 50, fastest.id).items.map(({ amount }) => amount)).toEqual(drops.map(({ amount }) => amount));
  expect(ledger.audit()).toMatchObject(clean);
});

test('jackpots.feed, for the bet that fills the pot, pays the player and lists them among the winners', () => {
  const { jackpots, fastest, feed, ledger, uid, winners, clock } = make();
  let round = 0;
  let drop: ReturnType<typeof feed>;
  // Only bets fill the pot here: at most a few thousand fill the hourly one.
  while (!drop && round < 5_000) {
    round += 1;
    drop = feed(100_000_00, `r${round}`);
  }
  expect(drop?.amount).toBeGreaterThan(fastest.floor);
  expect(drop?.amount).toBeLessThanOrEqual(fastest.mustDropBy);
  expect(ledger.balance(uid, 'main')).toBe(drop?.amount);
  expect(ledger.balance(OPERATOR, fastest.account)).toBe(0);
  expect(jackpots.amount(fastest)).toBe(fastest.floor);
  expect(winners.list(0, 1, fastest.id).items[0]).toMatchObject({
    amount: drop?.amount,
    fakename: 'Yu***z',
    created_at: clock.seconds(),
  });
  expect(ledger.audit()).toMatchObject(clean);
});

test('jackpots.feed, for a bet in USD, adds its share and pays the pot at the exchange rate', () => {
  const { fastest, feed, ledger, uid, luck, jackpots } = make('USD');
  feed(10_00, 'r1');
  expect(ledger.balance(OPERATOR, fastest.account, 'UZS')).toBe(10_00 * 12_650 * fastest.share);
  luck.force({ outcome: 'jackpot' });
  const sum = jackpots.amount(fastest);
  const drop = feed(10_00, 'r2');
  expect(drop?.amount).toBe(Math.floor((sum + 10_00 * 12_650 * fastest.share) / 12_650));
  expect(ledger.balance(uid, 'main')).toBe(drop?.amount);
  expect(ledger.audit()).toMatchObject(clean);
});
