import { careRules } from './careRules.ts';
import type { Play } from './Play.ts';
import type { Sign } from './Sign.ts';

/**
 * Deposits soon after losing the one before. The loss is counted from the deposit before, in its currency: what was won and lost
 * earlier says nothing about this one.
 */
export function chasingSign({ movements, weekFrom }: Play): Sign | null {
  const { lostShare, within, times: wanted } = careRules.chasing;
  /** By currency: the deposit before, what was played since, and when. */
  const open = new Map<string, { deposit: number; net: number; lastBet: number | null }>();
  let times = 0;
  for (const { at, cause, amount } of movements) {
    const { currency } = amount;
    const since = open.get(currency);
    if (cause === 'deposit') {
      const isLost = since !== undefined && -since.net >= since.deposit * lostShare;
      const isSoon = since?.lastBet != null && at - since.lastBet <= within;
      if (isLost && isSoon && at >= weekFrom) times += 1;
      open.set(currency, { deposit: amount.amount, net: 0, lastBet: null });
    } else if (since && (cause === 'bet' || cause === 'win' || cause === 'jackpot')) {
      since.net += amount.amount;
      if (cause === 'bet') since.lastBet = at;
    }
  }
  return times >= wanted ? { kind: 'chasing', times } : null;
}
