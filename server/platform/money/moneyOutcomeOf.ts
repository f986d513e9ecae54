import { envelopeIn } from '#server/platform/answers/envelopeIn.ts';
import { isForeign } from '#server/platform/answers/isForeign.ts';
import { isOutageStatus } from '#server/platform/answers/isOutageStatus.ts';
import { isUncertain } from '#shared/errors/isUncertain.ts';
import type { MoneyAnswer } from './MoneyAnswer.ts';

/** Outcomes of a money command. `unknown`: the platform may have executed it without confirming it. */
export const MONEY_OUTCOMES = ['done', 'refused', 'unknown', 'not_sent'] as const;
/** One of MONEY_OUTCOMES. */
export type MoneyOutcomeKind = (typeof MONEY_OUTCOMES)[number];

/** The outcome of a command that was sent. A refusal may have HTTP 200, and an outage may have an envelope. */
export function moneyOutcomeOf({ status, headers, body, failure }: MoneyAnswer): 'done' | 'refused' | 'unknown' {
  if (failure || isOutageStatus(status) || isForeign(status, headers)) return 'unknown';
  const envelope = envelopeIn(body.toString());
  if (envelope && 'error' in envelope) return isUncertain(envelope.error.type) ? 'unknown' : 'refused';
  return status < 300 && envelope?.data !== undefined ? 'done' : 'unknown';
}
