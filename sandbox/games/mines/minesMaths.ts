import type { Dice } from '#sandbox/world/play/dice.ts';

/** The RTP of a cashout at any time, %. */
export const MINES_RTP = 97;
export const CELLS = 25;
export const MINE_COUNTS = [1, 3, 5, 10, 15, 20] as const;
/** Hundredths. A board that reaches this pays out automatically. */
export const MINES_MAX_MULTIPLIER = 5_000_00;

/** The mined cells in ascending order: the first `mines` cells of a shuffled board. */
export function layMines(dice: Dice, mines: number): number[] {
  const cells = Array.from({ length: CELLS }, (_, index) => index);
  for (let index = 0; index < mines; index += 1) {
    const other = index + dice.below(CELLS - index);
    [cells[index], cells[other]] = [cells[other] as number, cells[index] as number];
  }
  return cells.slice(0, mines).sort((a, b) => a - b);
}

/** Hundredths of the bet after so many safe cells: the fair multiplier less the house edge, rounded down. */
export function multiplierOf(mines: number, opened: number): number {
  if (opened === 0) return 100;
  let times = MINES_RTP;
  for (let step = 0; step < opened; step += 1) times *= (CELLS - step) / (CELLS - mines - step);
  return Math.min(MINES_MAX_MULTIPLIER, Math.floor(times + 1e-9));
}

/** Whether nothing more can be won: all safe cells are open, or the highest multiplier is reached. */
export function isCleared(mines: number, opened: number): boolean {
  return opened > 0 && (opened === CELLS - mines || multiplierOf(mines, opened) >= MINES_MAX_MULTIPLIER);
}
