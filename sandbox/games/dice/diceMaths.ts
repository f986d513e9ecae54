import { type Chip, payChips } from '#sandbox/games/instant/chips.ts';
import type { Dice } from '#sandbox/world/play/dice.ts';

/** The RTP of the even-money spots, %; every other spot is within 1.5 points of it. */
export const DICE_RTP = 97.2;

export type Faces = [number, number, number];

const from = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, index) => low + index);
const TOTALS = from(4, 17);
/** All 216 falls of three dice, equally likely. */
export const FALLS: readonly Faces[] = from(1, 6).flatMap((a) =>
  from(1, 6).flatMap((b) => from(1, 6).map((c): Faces => [a, b, c])),
);
const sumOf = ([a, b, c]: Faces) => a + b + c;
const isTriple = ([a, b, c]: Faces) => a === b && b === c;
const RETURN = 0.97;
/** Tenths, rounded down: what a spot that wins on so many falls returns. */
const fairTimes = (falls: number) => Math.floor((10 * RETURN * FALLS.length) / falls) / 10;
const timesOfTotal = new Map(
  TOTALS.map((total) => [`t${total}`, fairTimes(FALLS.filter((fall) => sumOf(fall) === total).length)]),
);
const ANY_TRIPLE = fairTimes(6);
/** A number pays by how many dice show it. */
export const NUMBER_TIMES = [0, 2, 3, 14] as const;

/** All spots: small, big, odd, even (all lose on a triple), triple, a total, a number. */
export const DICE_SPOTS: ReadonlySet<string> = new Set([
  'small',
  'big',
  'odd',
  'even',
  'triple',
  ...timesOfTotal.keys(),
  ...from(1, 6).map((number) => `n${number}`),
]);

/** What a chip on the spot returns on this fall, the chip included. */
export function diceTimes(spot: string, faces: Faces): number {
  const total = sumOf(faces);
  const number = /^n([1-6])$/.exec(spot)?.[1];
  if (number !== undefined)
    return NUMBER_TIMES[faces.filter((face) => face === Number(number)).length as 0 | 1 | 2 | 3];
  if (spot === 'triple') return isTriple(faces) ? ANY_TRIPLE : 0;
  if (spot.startsWith('t')) return spot === `t${total}` ? (timesOfTotal.get(spot) ?? 0) : 0;
  if (isTriple(faces)) return 0;
  const isHit =
    spot === 'small' ? total <= 10 : spot === 'big' ? total >= 11 : spot === 'odd' ? total % 2 === 1 : total % 2 === 0;
  return isHit ? 2 : 0;
}

/** The highest multiple of a spot. */
export const bestTimes = (spot: string): number => Math.max(...FALLS.map((fall) => diceTimes(spot, fall)));

export interface DiceOutcome {
  faces: Faces;
  wins: Chip[];
  win: number;
}

/** One throw of three dice, decided by the dice of the round alone. */
export function throwDice(dice: Dice, chips: Chip[]): DiceOutcome {
  const faces: Faces = [dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1];
  return { faces, ...payChips({ chips }, (spot) => diceTimes(spot, faces)) };
}
