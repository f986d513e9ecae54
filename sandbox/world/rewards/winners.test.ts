import { expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createLedger } from '#sandbox/world/money/ledger.ts';
import { createLuck } from '#sandbox/world/play/luck.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { createJackpots } from './jackpots.ts';
import { createWinners } from './winners.ts';

const NOW = 1_790_000_000_000;
const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function make(seed = '1') {
  const db = openDatabase(':memory:');
  const clock = createClock(() => NOW);
  const ledger = createLedger(db, clock);
  const jackpots = createJackpots({ db, clock, ledger, luck: createLuck(), seed, secret: seed, games });
  const winners = createWinners({ db, clock, seed, games, jackpots });
  return { clock, winners, jackpots };
}

test('winners.list, for one seed and clock, is the same, newest first, not in the future, and masked', () => {
  const { items, total } = make().winners.list(0, 40);
  expect(items).toEqual(make().winners.list(0, 40).items);
  expect(items).not.toEqual(make('2').winners.list(0, 40).items);
  expect(total).toBeGreaterThanOrEqual(items.length);
  const times = items.map((winner) => winner.created_at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times[0]).toBeLessThanOrEqual(NOW / 1000);
  for (const { fakename } of items) expect(fakename).toMatch(/^..\*\*\*.$/);
});

test('winners.list, page by page, returns the same winners as one large page', () => {
  const { winners } = make();
  const pages = [0, 10, 20].flatMap((offset) => winners.list(offset, 10).items);
  expect(pages).toEqual(winners.list(0, 30).items);
});

test('a jackpot, without bets, grows by its rate per second, and every game feeds exactly one jackpot', () => {
  const { clock, jackpots } = make();
  const [great] = jackpots.all();
  if (!great) throw new Error('no jackpots');
  const before = jackpots.amount(great);
  clock.advance(60_000);
  expect(jackpots.amount(great) - before).toBe(60 * great.perSecond);
  expect(
    jackpots
      .all()
      .flatMap((pot) => pot.games)
      .toSorted(),
  ).toEqual(games);
});
