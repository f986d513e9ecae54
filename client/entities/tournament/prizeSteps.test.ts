import { expect, test } from 'vitest';
import { prizeSteps } from './prizeSteps.ts';
import type { Leader } from './Tournament.ts';

const sum = (amount: number) => ({ amount, currency: 'UZS' });
const leader = (place: number, prize?: Leader['prize']): Leader => ({
  place,
  fakename: 'a***z',
  points: 100 - place,
  ...(prize === undefined ? {} : { prize }),
});

test('prizeSteps prefers the operator’s table to the prizes of the leaderboard', () => {
  const prizes = [{ from: 1, to: 3, prize: '500 ball' }];
  expect(prizeSteps({ prizes }, [leader(1, sum(5))])).toEqual(prizes);
});

test('prizeSteps joins neighbouring places with equal prizes, and lists a distant place as a separate step', () => {
  const board = [leader(17, sum(2)), leader(1, sum(9)), leader(2, sum(5)), leader(3, sum(5)), leader(4)];
  expect(prizeSteps({}, board)).toEqual([
    { from: 1, to: 1, prize: sum(9) },
    { from: 2, to: 3, prize: sum(5) },
    { from: 17, to: 17, prize: sum(2) },
  ]);
});

test('prizeSteps, for an invalid table, uses the leaderboard’s prizes, or none', () => {
  expect(prizeSteps({ prizes: [{ from: 'one' }] }, [])).toEqual([]);
  expect(prizeSteps({ prizes: 'many' }, [leader(1, 'ball')])).toEqual([{ from: 1, to: 1, prize: 'ball' }]);
});
