import { expect, test } from 'vitest';
import { isSingleSlip, readStake, type Slip, slipPossible, slipProduct, slipStake } from './slipSums.ts';

const slip = (odds: (number | null)[], stake = '1 000', kind: Slip['kind'] = 'express', currency = 'UZS'): Slip => ({
  choices: odds.map((value, index) => ({
    event: `e${index}`,
    market: 'result',
    outcome: '1',
    odds: value,
    sport: 'football',
    home: 'A',
    away: 'B',
  })),
  kind,
  stake,
  currency,
  acceptsAny: false,
});

test('isSingleSlip is true for one choice, and follows the kind of the slip for several', () => {
  expect([slip([150]), slip([150, 200]), slip([150, 200], '1', 'single')].map(isSingleSlip)).toEqual([
    true,
    false,
    true,
  ]);
});

test('slipProduct and slipPossible multiply an express, add up singles, and ignore a choice without odds', () => {
  expect(slipProduct(slip([150, 200]))).toBe(3000);
  expect(slipPossible(slip([150, 200]))).toBe(300_000);
  expect(slipPossible(slip([150, 200], '1000', 'single'))).toBe(350_000);
  expect(slipPossible(slip([150, null], '1000', 'single'))).toBe(150_000);
  expect(slipProduct(slip(Array.from({ length: 10 }, () => 900)))).toBe(1_000_000);
});

test.each([
  ['1 000', 'UZS', 100_000],
  ['1\u00A0250', 'UZS', 125_000],
  ['1,250', 'UZS', 125_000],
  ['12,5', 'USD', 1_250],
  ['1,234.50', 'USD', 123_450],
  ['', 'UZS', 'empty'],
  ['12,5', 'UZS', 'whole'],
  ['50.000,00', 'UZS', 'whole'],
  ['-5', 'USD', 'characters'],
  ['1e5', 'UZS', 'characters'],
  ['abc', 'UZS', 'characters'],
])(
  'slipStake, for %j in %s, returns minor units, or 0 for text that readStake refuses',
  (stake, currency, expected) => {
    const typed = slip([], stake, 'express', currency);
    expect(slipStake(typed) || readStake(typed).problem).toBe(expected);
  },
);
