import { isFull } from './isFull.ts';

/** All of them in the full run; else the one whose turn it is: more of the same would only take time. */
export function sampled<T>(all: readonly T[], turn = 0): readonly T[] {
  return isFull ? all : all.slice(turn % all.length, (turn % all.length) + 1);
}
