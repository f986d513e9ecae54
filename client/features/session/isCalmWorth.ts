import type { SessionFacts } from '#client/entities/play/useSessionFacts.ts';

const LONG_MS = 2 * 3_600_000;
/** Share of the stakes. */
const LOST_SHARE = 0.5;

/** Whether to offer calm mode: the session is long, or half of the stakes is lost. `span`: milliseconds. */
export function isCalmWorth({ bet, net }: Pick<SessionFacts, 'bet' | 'net'>, span: number): boolean {
  return span >= LONG_MS || (bet.amount > 0 && -net.amount >= bet.amount * LOST_SHARE);
}
