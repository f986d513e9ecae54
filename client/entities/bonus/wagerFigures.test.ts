import { expect, test } from 'vitest';
import type { WagerPlan } from '#shared/bonus/forecastWagering.ts';
import { wagerFigures } from './wagerFigures.ts';

const plan = (change: Partial<WagerPlan>): WagerPlan => ({
  ownMoney: 20_000,
  bonus: 20_000,
  required: 500_000,
  bet: 500,
  payouts: [],
  rtp: 0.96,
  runs: 1,
  seed: 1,
  ...change,
});

test('wagerFigures, for a wagering that costs the bonus up to floating point, has no difference', () => {
  expect(500_000 * (1 - 0.96)).not.toBe(20_000);
  expect(wagerFigures(plan({}), null, 'UZS')).toMatchObject({ cost: 20_000, rest: { verdict: 'same', by: 0 } });
});

test('wagerFigures rounds to the sums of the currency: whole soʻm, cents of a dollar', () => {
  const small = plan({ ownMoney: 1.58, bonus: 1.58, required: 31.6, bet: 0.05, rtp: 0.9624 });
  expect(wagerFigures(small, null, 'USD')).toMatchObject({ cost: 1.19, rest: { verdict: 'gain', by: 0.39 } });
  expect(wagerFigures(plan({ ownMoney: 250_000.5, required: 600_001 }), null, 'UZS')).toMatchObject({
    ownMoney: 250_001,
    cost: 24_000,
    rest: { verdict: 'loss', by: 4_000 },
  });
});

test('wagerFigures tells a gain of the simulated players although the whole wagering costs more than the bonus', () => {
  const result = { cost: 15_950.6, end: 24_049.4, better: 0.33, nothing: 0.61 };
  const { rest, played } = wagerFigures(plan({ required: 600_000 }), result, 'UZS');
  expect(rest).toEqual({ verdict: 'loss', by: 4_000 });
  expect(played).toEqual({ cost: 15_951, end: 24_049, change: { verdict: 'gain', by: 4_049 } });
});

test('wagerFigures states figures that add up: own and bonus less the cost is the end', () => {
  const result = { cost: 0.005, end: 3.155, better: 1, nothing: 0 };
  const { ownMoney, bonus, played } = wagerFigures(plan({ ownMoney: 1.584, bonus: 1.576 }), result, 'USD');
  expect([ownMoney, bonus, played?.cost, played?.end]).toEqual([1.58, 1.58, 0.01, 3.15]);
});
