import { careRules } from './careRules.ts';
import type { Movement, Play, Sitting } from './Play.ts';

/** Reads movements, oldest first, as play up to `now` (Unix seconds). Bonus money is play too; sums of other causes are not. */
export function readPlay(movements: readonly Movement[], now: number): Play {
  const historyFrom = now - careRules.history;
  const recent = movements.filter(({ at }) => at >= historyFrom && at <= now);
  return { movements: recent, sittings: sittingsOf(recent), weekFrom: now - careRules.week, historyFrom };
}

function sittingsOf(movements: readonly Movement[]): Sitting[] {
  const sittings: { from: number; to: number; stakes: number[]; net: number }[] = [];
  for (const { at, cause, amount } of movements) {
    if (cause !== 'bet' && cause !== 'win' && cause !== 'jackpot') continue;
    const last = sittings.at(-1);
    const isSame = last !== undefined && at - last.to <= careRules.sittingGap;
    if (cause !== 'bet') {
      // A win of a bet that was settled hours later belongs to no sitting.
      if (isSame) last.net += amount.amount;
    } else if (isSame) {
      last.to = at;
      last.stakes.push(-amount.amount);
      last.net += amount.amount;
    } else {
      sittings.push({ from: at, to: at, stakes: [-amount.amount], net: amount.amount });
    }
  }
  return sittings;
}
