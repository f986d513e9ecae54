import { isFull } from './isFull.ts';

/** All items in the full run; otherwise one, chosen by `turn`. */
export function sampled<T>(all: readonly T[], turn = 0): readonly T[] {
  return isFull ? all : all.slice(turn % all.length, (turn % all.length) + 1);
}
