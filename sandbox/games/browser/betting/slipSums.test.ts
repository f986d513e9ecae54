import { expect, test } from 'vitest';
import { isSingleSlip, type Slip, slipPossible, slipProduct, slipStake } from './slipSums.ts';

const slip = (odds: (number | null)[], stake = '1 000', kind: Slip['kind'] = 'express'): Slip => ({
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

test('slipStake, for a typed sum with spaces or a comma, returns minor units, and 0 for other text', () => {
  expect(['1 000', '12,5', '', 'abc', '1\u00A0250'].map((stake) => slipStake(slip([], stake)))).toEqual([
    100_000, 1_250, 0, 0, 125_000,
  ]);
});
