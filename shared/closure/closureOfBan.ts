import type { Closure } from './Closure.ts';

/** The closure that a ban type means, if the account itself can still be used; null: the ban is of another type. */
export function closureOfBan(banType: unknown): Closure | null {
  return banType === 'age' || banType === 'fraud' ? banType : null;
}
