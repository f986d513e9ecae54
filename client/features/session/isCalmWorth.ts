import type { SessionFacts } from './SessionFacts.ts';

const LONG_MS = 2 * 3_600_000;
/** Of what was staked. */
const LOST_SHARE = 0.5;

/** Whether a calmer site may help: the session is long, or half of what was staked is lost. `span`: milliseconds. */
export function isCalmWorth({ bet, net }: Pick<SessionFacts, 'bet' | 'net'>, span: number): boolean {
  return span >= LONG_MS || (bet.amount > 0 && -net.amount >= bet.amount * LOST_SHARE);
}
