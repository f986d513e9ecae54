import { expect, test } from 'vitest';
import { createFairness, roundDice } from '#sandbox/games/fairness.ts';
import { variant } from '../../../tests/support/variant.ts';
import { colourOf, ROULETTE_POCKETS, ROULETTE_RTP, SPOTS, spinWheel, WHEEL } from './rouletteMaths.ts';

const ROUNDS = 200_000;

test('every roulette spot returns 36/37 of its chips, in whole multiples', () => {
  for (const [spot, covered] of SPOTS) {
    const back = covered.length * (36 / covered.length);
    expect(Math.abs((100 * back) / ROULETTE_POCKETS - ROULETTE_RTP), spot).toBeLessThan(0.005);
    expect(36 % covered.length, spot).toBe(0);
  }
  expect(SPOTS.size).toBe(37 + 3 + 24 + 33 + 12);
});

variant(
  'spinWheel, over 200 000 spins, returns the declared RTP and hits each number equally often',
  () => {
    const fairness = createFairness('rtp');
    const chips = [
      { spot: 'n17', amount: 100 },
      { spot: '17-20', amount: 200 },
      { spot: 'red', amount: 1000 },
      { spot: 'dozen2', amount: 500 },
      { spot: 'column3', amount: 300 },
    ];
    const bet = 2100;
    let sum = 0;
    let squares = 0;
    const fallen = Array.from({ length: ROULETTE_POCKETS }, () => 0);
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const dice = roundDice({ seed: fairness.seed('seat', nonce), client_seed: 'player', nonce });
      const { number, win } = spinWheel(dice, chips);
      fallen[number] = (fallen[number] as number) + 1;
      sum += win / bet;
      squares += (win / bet) ** 2;
    }
    const mean = sum / ROUNDS;
    // 99.7 %: three standard errors, and the interval must be narrow enough to mean something.
    const interval = 3 * Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS) * 100;
    expect(Math.abs(mean * 100 - ROULETTE_RTP)).toBeLessThan(interval);
    expect(interval).toBeLessThan(1.5);
    // Chi squared with 36 degrees of freedom: a fair wheel exceeds 67.99 once in a thousand.
    const expected = ROUNDS / ROULETTE_POCKETS;
    expect(fallen.reduce((all, count) => all + (count - expected) ** 2 / expected, 0)).toBeLessThan(67.99);
  },
  120_000,
);

test('the roulette wheel has each number once, 18 red ones, and neighbours of different colours', () => {
  expect(new Set(WHEEL).size).toBe(ROULETTE_POCKETS);
  for (const [index, number] of WHEEL.entries()) {
    if (index === 0) continue;
    expect(colourOf(number)).not.toBe(colourOf(WHEEL[index - 1] as number));
  }
  expect(WHEEL.filter((number) => colourOf(number) === 'red')).toHaveLength(18);
});
