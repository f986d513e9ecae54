import { type Chip, payChips } from '#sandbox/games/instant/chips.ts';
import type { Dice } from '#sandbox/world/play/dice.ts';

/** European wheel with one zero: every bet returns 36/37. In %, as games.get declares it. */
export const ROULETTE_RTP = 97.3;
export const ROULETTE_POCKETS = 37;
/** The numbers around the wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'red' | 'black' | 'green';
export function colourOf(number: number): Colour {
  return number === 0 ? 'green' : REDS.has(number) ? 'red' : 'black';
}

const from = (count: number, first: number, step = 1) =>
  Array.from({ length: count }, (_, index) => first + index * step);
const split = (a: number, b: number): [string, readonly number[]] => [`${a}-${b}`, [a, b]];
const numbers = from(36, 1);

/** All spots, with the numbers they cover. A win returns 36 chips divided by the count of numbers. */
export const SPOTS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...from(ROULETTE_POCKETS, 0).map((number): [string, readonly number[]] => [`n${number}`, [number]]),
  ...[1, 2, 3].map((number) => split(0, number)),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => split(number, number + 1)),
  ...numbers.filter((number) => number <= 33).map((number) => split(number, number + 3)),
  ['red', numbers.filter((number) => colourOf(number) === 'red')],
  ['black', numbers.filter((number) => colourOf(number) === 'black')],
  ['even', numbers.filter((number) => number % 2 === 0)],
  ['odd', numbers.filter((number) => number % 2 === 1)],
  ['low', from(18, 1)],
  ['high', from(18, 19)],
  ['dozen1', from(12, 1)],
  ['dozen2', from(12, 13)],
  ['dozen3', from(12, 25)],
  ['column1', from(12, 1, 3)],
  ['column2', from(12, 2, 3)],
  ['column3', from(12, 3, 3)],
]);

export interface RouletteOutcome {
  number: number;
  /** What each winning spot returns, the chip included; minor units. */
  wins: Chip[];
  win: number;
}

/** One spin, decided by the dice alone. */
export function spinWheel(dice: Dice, chips: Chip[]): RouletteOutcome {
  const number = dice.below(ROULETTE_POCKETS);
  const { wins, win } = payChips({ chips }, (spot) => {
    const covered = SPOTS.get(spot) ?? [];
    return covered.includes(number) ? 36 / covered.length : 0;
  });
  return { number, wins, win };
}
