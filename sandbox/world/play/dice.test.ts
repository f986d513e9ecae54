import { expect, test } from 'vitest';
import { createDice } from './dice.ts';

test('createDice throws the same numbers for the same seed, and others for another seed', () => {
  const throws = (seed: string) => {
    const dice = createDice(seed);
    return Array.from({ length: 50 }, () => dice.below(1000));
  };
  expect(throws('a')).toEqual(throws('a'));
  expect(throws('a')).not.toEqual(throws('b'));
});

test('dice.below, over 60 000 throws, yields each face about equally often', () => {
  const dice = createDice('fair');
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i += 1) {
    const face = dice.below(6);
    counts[face] = (counts[face] as number) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // 99.9 % of fair dice stay below this with five degrees of freedom.
  expect(chiSquare).toBeLessThan(20.5);
});
