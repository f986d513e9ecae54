import { expect, test } from 'vitest';
import { depositTerms } from './depositTerms.ts';
import { offerPlan } from './offerPlan.ts';
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
  expect(plan).toMatchObject({ ownMoney: 200, bonus: 100, required: 2500, bet: 2 });
  expect(plan && wholeCost(plan)).toBeCloseTo(100, 9);
  expect(terms && wagerPlan({ ...terms, counted: ['live'] }, 200, returns)).toBeNull();
});

test('wagerPlan bets at least the smallest sum of the currency, and nothing without it', () => {
  const dollars = (amount: number) => ({ amount, currency: 'USD' });
  const terms = { bonus: dollars(0.2), required: dollars(6), maxBet: dollars(1.97), counted: null };
  expect(wagerPlan({ ...terms, counted: ['slot'] }, 0.1, returns)?.bet).toBe(0.01);
  expect(wagerPlan({ ...terms, counted: ['slot'] }, 30, returns)?.bet).toBe(0.5);
  expect(wagerPlan({ ...terms, bonus: dollars(0), counted: ['slot'] }, 0.001, returns)?.bet).toBe(0);
});

const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const usd = (amount: number) => ({ amount, currency: 'USD' });

test('offerPlan counts the balance that is staked first to the player’s own money', () => {
  const order = { deposit, sum: uzs(200), credited: uzs(190), currency: 'UZS', rates: {} };
  expect(offerPlan({ ...order, balance: uzs(1_000) })).toEqual({ terms: depositTerms(deposit, 200), ownMoney: 1_190 });
  expect(offerPlan({ ...order, balance: null })?.ownMoney).toBe(190);
  expect(offerPlan({ ...order, balance: usd(5) })?.ownMoney).toBe(190);
  expect(offerPlan({ ...order, deposit: null, balance: null })).toBeNull();
});

test('offerPlan converts the terms of an offer in another currency into that of the account', () => {
  const rates = { UZS: 1, USD: 1 / 10 };
  const order = { deposit, sum: usd(20), credited: usd(20), balance: usd(1.5), currency: 'USD' };
  expect(offerPlan({ ...order, rates })).toEqual({
    terms: { bonus: usd(10), required: usd(250), maxBet: usd(0.4), counted: ['slot'] },
    ownMoney: 21.5,
  });
  expect(offerPlan({ ...order, rates: {} })).toBeNull();
});
