import { expect, test } from 'vitest';
import { findSigns } from './findSigns.ts';
import type { Movement } from './Play.ts';
import type { SignKind } from './Sign.ts';
import { LAST_WEEK, simulatePlayer } from './simulatePlayer.testing.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The loop of a developer takes a tenth of them. */
const PLAYERS = process.env['TEST_QUICK'] === '1' ? 100 : 1_000;
const DAYS = [7, 6, 5, 4, 3, 2, 1];
/** Noon in Tashkent. */
const NOW = 1_767_207_600 + 30 * DAY + 12 * HOUR;

/** Chases in a week that make a simulated player one who chases: a habit, not a slip. */
const HABIT = 3;

/** Of the first simulated players who chase, or do not, those who are told on at least one day of the last week. */
function told(chases: boolean): number {
  let count = 0;
  for (let seed = 1, players = 0; players < PLAYERS; seed += 1) {
    const player = simulatePlayer(seed, chases);
    // Who never lost a deposit had nothing to chase.
    if (chases && player.chases < HABIT) continue;
    players += 1;
    if (DAYS.some((day) => findSigns(player.movements, LAST_WEEK + day * DAY).isTold)) count += 1;
  }
  return count;
}

test(`of ${PLAYERS} simulated players who chase, nine of ten are told within a week`, () => {
  expect(told(true)).toBeGreaterThanOrEqual(PLAYERS * 0.9);
});

test(`of ${PLAYERS} simulated players who do not chase, at most three of a hundred are told on any day of a week`, () => {
  expect(told(false)).toBeLessThanOrEqual(PLAYERS * 0.03);
});

const movement = (time: number, cause: Movement['cause'], amount: number, currency = 'UZS'): Movement => ({
  at: time,
  cause,
  balance: 'main',
  amount: { amount, currency },
});
/** Bets of one stake, one a minute. */
const bets = (from: number, count: number, stake = 1_000) =>
  Array.from({ length: count }, (_, index) => movement(from + index * MINUTE, 'bet', -stake));
/** A deposit that is lost within half an hour. */
const lost = (from: number, currency = 'UZS') => [
  movement(from, 'deposit', 30_000, currency),
  ...bets(from + MINUTE, 30).map((bet) => ({ ...bet, amount: { ...bet.amount, currency } })),
];
/** The time of day, days before NOW, in Tashkent. */
const daysAgo = (days: number, hour: number) => NOW - 12 * HOUR - days * DAY + hour * HOUR;
const night = (days: number) => bets(daysAgo(days, 1), 40);
const long = (days: number) => bets(daysAgo(days, 13), 4 * 60);
const raised = (days: number, factor: number) => [
  ...bets(daysAgo(days, 15), 20, 1_000),
  ...bets(daysAgo(days, 15) + 20 * MINUTE, 20, 1_000 * factor),
];
const returned = (days: number, playedAfter: number) => [
  movement(daysAgo(days, 9), 'withdrawal_held', -50_000),
  movement(daysAgo(days, 9.5), 'withdrawal_returned', 50_000),
  ...bets(daysAgo(days, 9.5) + playedAfter, 5),
];
const deposits = (days: number, sum: number) => [movement(daysAgo(days, 10), 'deposit', sum)];
const weeks = (one: (days: number) => Movement[]) => [28, 26, 24, 21, 19, 17, 14, 12, 10].flatMap(one);

test.each<[string, Movement[], SignKind[]]>([
  ['no movement', [], []],
  [
    'two deposits right after losing the one before',
    [lost(daysAgo(2, 18)), lost(daysAgo(2, 19)), lost(daysAgo(2, 20))].flat(),
    ['chasing'],
  ],
  ['one deposit right after losing the one before', [lost(daysAgo(2, 18)), lost(daysAgo(2, 19))].flat(), []],
  ['deposits the next day after each loss', [1, 2, 3, 4].flatMap((days) => lost(daysAgo(days, 18))), []],
  [
    'deposits after a loss in another currency',
    [
      lost(daysAgo(2, 18)),
      lost(daysAgo(2, 19), 'USD'),
      lost(daysAgo(2, 20), 'EUR'),
      lost(daysAgo(2, 21), 'RUB'),
    ].flat(),
    [],
  ],
  [
    'deposits after losses, two weeks ago',
    [lost(daysAgo(14, 18)), lost(daysAgo(14, 19)), lost(daysAgo(14, 20))].flat(),
    [],
  ],
  ['three nights of play', [1, 2, 3].flatMap(night), ['night']],
  ['three nights of play by a player of nights', [...weeks(night), ...[1, 2, 3].flatMap(night)], []],
  ['two sittings of four hours', [1, 3].flatMap(long), ['longSittings']],
  ['two sittings of four hours by a player of long sittings', [...weeks(long), ...[1, 3].flatMap(long)], []],
  ['stakes doubled in two losing sittings', [raised(1, 2), raised(3, 2)].flat(), ['raisedStakes']],
  ['stakes raised by half in two losing sittings', [raised(1, 1.5), raised(3, 1.5)].flat(), []],
  ['stakes doubled in one losing sitting', raised(1, 2), []],
  [
    'two returned withdrawals, played on at once',
    [returned(2, MINUTE), returned(4, HOUR)].flat(),
    ['returnedWithdrawals'],
  ],
  ['two returned withdrawals, played the next day', [returned(2, DAY), returned(4, DAY)].flat(), []],
  [
    'deposits of three times an average week',
    [...weeks((days) => deposits(days, 10_000)), ...[1, 2, 3].flatMap((days) => deposits(days, 35_000))],
    ['growingDeposits'],
  ],
  [
    'deposits of an average week',
    [...weeks((days) => deposits(days, 10_000)), ...[1, 2, 3].flatMap((days) => deposits(days, 11_000))],
    [],
  ],
])('findSigns, of %s, finds %j', (_name, movements, kinds) => {
  const inOrder = movements.toSorted((one, other) => one.at - other.at);
  expect(findSigns(inOrder, NOW).signs.map(({ kind }) => kind)).toEqual(kinds);
});

test('chasing is told by itself, of the other signs two together, and a single one is not told', () => {
  const isTold = (...parts: Movement[][]) =>
    findSigns(
      parts.flat().toSorted((one, other) => one.at - other.at),
      NOW,
    ).isTold;
  expect(isTold(lost(daysAgo(2, 18)), lost(daysAgo(2, 19)), lost(daysAgo(2, 20)))).toBe(true);
  expect(isTold(night(1), night(2), night(3))).toBe(false);
  expect(isTold(night(1), night(2), night(3), long(4), long(5))).toBe(true);
});
