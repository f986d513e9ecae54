import type { AppError } from '../../../shared/errors/AppError.ts';

const MAX_MS = 120_000;

/**
 * Milliseconds until a poll asks again after so many failures in a row: twice as long each time, not before Retry-After
 * has passed, two minutes at most, and not all browsers at once (reliability B11).
 */
export function pollDelay(periodMs: number, failures: number, error: unknown): number {
  const toldMs = Number((error as Partial<AppError>)?.data?.['retry_after']) * 1_000 || 0;
  const chance = Math.random() / 5;
  const most = (ms: number) => Math.min(ms, MAX_MS);
  return Math.max(most(toldMs) * (1 + chance), most(periodMs * 2 ** failures) * (0.8 + chance * 2));
}
