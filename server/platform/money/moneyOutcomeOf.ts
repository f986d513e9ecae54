import { isUncertain } from '../../../shared/errors/isUncertain.ts';
import { isForeign } from '../answers/isForeign.ts';
import { isOutageStatus } from '../answers/isOutageStatus.ts';
import type { MoneyAnswer } from './moneyProxy.ts';

/** What became of a command that moves money. `unknown`: the platform may have carried it out and has not said so. */
export const MONEY_OUTCOMES = ['done', 'refused', 'unknown', 'not_sent'] as const;
export type MoneyOutcomeKind = (typeof MONEY_OUTCOMES)[number];

/** Of a command that was sent, as its player is told: a refusal comes with HTTP 200 as well, an outage with an envelope. */
export function moneyOutcomeOf({ status, headers, body, failure }: MoneyAnswer): 'done' | 'refused' | 'unknown' {
  if (failure || isOutageStatus(status) || isForeign(status, headers)) return 'unknown';
  const { data, error } = envelopeIn(body);
  if (error) return isUncertain(error.type) ? 'unknown' : 'refused';
  return status < 300 && data !== undefined ? 'done' : 'unknown';
}

function envelopeIn(body: Buffer): { data?: unknown; error?: { type?: unknown } | null } {
  try {
    const json: unknown = JSON.parse(body.toString());
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}
