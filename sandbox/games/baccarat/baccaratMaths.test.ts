import { expect, test } from 'vitest';
import { createFairness, roundDice } from '#sandbox/games/fairness.ts';
import { BACCARAT_RTP, bankerDraws, dealCoup, PAYS, playCoup, type Side, sumOf } from './baccaratMaths.ts';

/** The chance of each result over all coups: ten values, of which zero (tens and face cards) has 4/13. */
function chances(): Record<Side, number> {
  const found: Record<Side, number> = { player: 0, banker: 0, tie: 0 };
  const weight = (value: number) => (value === 0 ? 4 / 13 : 1 / 13);
  const cardOf = (value: number) => (value === 0 ? 9 : value - 1);
  const walk = (cards: number[], chance: number): void => {
    let used = 0;
    let isShort = false;
    const coup = dealCoup(() => {
      const card = cards[used];
      used += 1;
      if (card === undefined) isShort = true;
      return card ?? 0;
    });
    if (!isShort) found[coup.result] += chance;
    else for (let value = 0; value < 10; value += 1) walk([...cards, cardOf(value)], chance * weight(value));
  };
  walk([], 1);
  return found;
}

test('a baccarat round, over all possible coups, returns the declared RTP on banker and less on player and tie', () => {
  const { player, banker, tie } = chances();
  expect(player + banker + tie).toBeCloseTo(1, 9);
  const returns = { banker: banker * PAYS.banker + tie, player: player * PAYS.player + tie, tie: tie * PAYS.tie };
  expect(Math.abs(returns.banker * 100 - BACCARAT_RTP)).toBeLessThan(0.05);
  expect(Math.max(...Object.values(returns))).toBe(returns.banker);
  expect(returns.player).toBeGreaterThan(0.98);
  expect(returns.tie).toBeGreaterThan(0.84);
}, 20_000);

test('bankerDraws and sumOf, for sample hands, follow the drawing table of baccarat', () => {
  // Cards by their value: 0 is a ten.
  const third = (value: number) => (value === 0 ? 9 : value - 1);
  expect([2, 3, 4, 5, 6, 7].map((sum) => bankerDraws(sum, undefined))).toEqual([true, true, true, true, false, false]);
  expect([7, 8, 9].map((value) => bankerDraws(3, third(value)))).toEqual([true, false, true]);
  expect([1, 2, 7, 8].map((value) => bankerDraws(4, third(value)))).toEqual([false, true, true, false]);
  expect([3, 4, 7, 8].map((value) => bankerDraws(5, third(value)))).toEqual([false, true, true, false]);
  expect([5, 6, 7, 8].map((value) => bankerDraws(6, third(value)))).toEqual([false, true, true, false]);
  expect(sumOf([8, 8, 12])).toBe(8);
});

test('playCoup, with chips on all spots, pays the winner its multiple, and on a tie returns the side chips', () => {
  const fairness = createFairness('coups');
  const chips = [
    { spot: 'player', amount: 20_000 },
    { spot: 'banker', amount: 20_000 },
    { spot: 'tie', amount: 20_000 },
  ];
  const wins = { player: 40_000, banker: 39_000, tie: 220_000 };
  const seen = new Set<string>();
  for (let nonce = 0; seen.size < 3; nonce += 1) {
    const outcome = playCoup(roundDice({ seed: fairness.seed('seat', nonce), client_seed: 'a', nonce }), chips);
    expect(outcome.win, outcome.result).toBe(wins[outcome.result]);
    seen.add(outcome.result);
  }
});
