import { expect, test } from 'vitest';
import { depositTerms } from './depositTerms.ts';
import { wagerPlan } from './wagerPlan.ts';
import { wholeCost } from './wholeCost.ts';

const deposit = {
  percent: 50,
  max: 500,
  min: 50,
  currency: 'UZS',
  wager: { times: 25, max_bet: 4, game_types: ['slot'] },
};
const returns = [
  { game_type: 'betting' as const, rtp: 94, payouts: [] },
  {
    game_type: 'slot' as const,
    rtp: 96,
    payouts: [
      { times: 2, chance: 0.48 },
      { times: 0, chance: 0.52 },
    ],
  },
];

test('depositTerms returns the offer’s percent of the sum up to its maximum, and that bonus times the wager factor', () => {
  expect(depositTerms(deposit, 200)).toMatchObject({ bonus: { amount: 100 }, required: { amount: 2500 } });
  expect(depositTerms(deposit, 5000)).toMatchObject({ bonus: { amount: 500 }, required: { amount: 12_500 } });
});

test('depositTerms, for a sum below the minimum and for an offer without figures, returns null', () => {
  expect(depositTerms(deposit, 49)).toBeNull();
  for (const odd of [null, 'x', {}, { ...deposit, wager: undefined }, { ...deposit, percent: '50' }])
    expect(depositTerms(odd, 200)).toBeNull();
});

test('wagerPlan bets a round sum on the games that count; wholeCost is the required sum times 1 - rtp', () => {
  const terms = depositTerms(deposit, 200);
  const plan = terms && wagerPlan(terms, 200, returns);
  expect(plan).toMatchObject({ own: 200, bonus: 100, required: 2500, bet: 2 });
  expect(plan && wholeCost(plan)).toBeCloseTo(100, 9);
  expect(terms && wagerPlan({ ...terms, counted: ['live'] }, 200, returns)).toBeNull();
});
