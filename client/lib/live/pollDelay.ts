import { inMs } from '#shared/domain/inMs.ts';
import type { AppError } from '#shared/errors/AppError.ts';

const MAX_MS = 120_000;

/**
 * Milliseconds until the next poll after `failures` in a row: doubles each time, is at least `retry_after`, at most two minutes,
 * and has jitter (reliability B11).
 */
export function pollDelay(periodMs: number, failures: number, error: unknown): number {
  const retryAfterMs = inMs(Number((error as Partial<AppError>)?.data?.['retry_after'])) || 0;
  const jitter = Math.random() / 5;
  const capped = (ms: number) => Math.min(ms, MAX_MS);
  return Math.max(capped(retryAfterMs) * (1 + jitter), capped(periodMs * 2 ** failures) * (0.8 + jitter * 2));
}
