import type { Dice } from '#sandbox/world/play/dice.ts';

/** The RTP of every risk in %, to within a tenth. */
export const PLINKO_RTP = 97;
export const PLINKO_ROWS = 12;
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Tenths of the bet, from the edge to the middle; the other half mirrors them. */
const HALVES: Record<Risk, readonly number[]> = {
  low: [90, 22, 15, 13, 11, 10, 5],
  medium: [300, 90, 38, 20, 11, 6, 3],
  high: [1680, 230, 84, 20, 6, 2, 2],
};
const mirror = (half: readonly number[]) => [...half, ...half.slice(0, -1).reverse()];

/** Tenths of the bet by pocket, from the left. */
export const PLINKO_POCKETS: Readonly<Record<Risk, readonly number[]>> = {
  low: mirror(HALVES.low),
  medium: mirror(HALVES.medium),
  high: mirror(HALVES.high),
};

export interface Drop {
  /** Minor units. */
  bet: number;
  risk: Risk;
}

export interface DropOutcome {
  /** One bit a row, the first row is the lowest bit; 1 is right. */
  path: number;
  /** The number of turns to the right. */
  pocket: number;
  win: number;
}

/** One ball: each of the 4096 paths is equally likely, and one throw decides all twelve rows. */
export function dropBall(dice: Dice, { bet, risk }: Drop): DropOutcome {
  const path = dice.below(2 ** PLINKO_ROWS);
  let pocket = 0;
  for (let row = 0; row < PLINKO_ROWS; row += 1) pocket += (path >> row) & 1;
  return { path, pocket, win: Math.floor((bet * (PLINKO_POCKETS[risk][pocket] as number)) / 10) };
}
