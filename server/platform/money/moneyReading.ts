import { isOutageStatus } from '#server/platform/answers/isOutageStatus.ts';
import type { PlatformReading } from '#server/platform/answers/readPlatformAnswer.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import { isUncertain } from '#shared/errors/isUncertain.ts';

/** What an answer to a money command says. */
export interface MoneyReading {
  outcome: 'done' | 'refused' | 'unknown';
  /** The player's page reads the same outcome in the answer; otherwise an error that says `unknown` must replace it. */
  isTold: boolean;
}

/**
 * The outcome of a command that was sent, by the platform's answer: the log, the metrics and the player's page must tell the same one. A
 * refusal may have HTTP 200. Without an envelope, with an error type outside the contract or data that cannot be read, the outcome
 * is unknown under any status: a gateway may refuse (403, 429) after the platform has executed the command.
 */
export function moneyReading(status: number, { body, isRead }: Pick<PlatformReading, 'body' | 'isRead'>): MoneyReading {
  if (body === undefined || (status >= 300 && status < 400)) return { outcome: 'unknown', isTold: false };
  if ('error' in body) {
    const { type } = body.error as { type?: unknown };
    const isRefusal = typeof type === 'string' && isErrorType(type) && !isUncertain(type);
    if (!isRefusal) return { outcome: 'unknown', isTold: typeof type === 'string' };
    return isOutageStatus(status) ? { outcome: 'unknown', isTold: false } : { outcome: 'refused', isTold: true };
  }
  if (status >= 300) return { outcome: 'unknown', isTold: false };
  // A command without data answers 1; another number does not tell what happened.
  const isDone = isRead && (typeof body.data !== 'number' || body.data === 1);
  return { outcome: isDone ? 'done' : 'unknown', isTold: true };
}
