import { inMs } from '#shared/domain/inMs.ts';
import { AppError } from '#shared/errors/AppError.ts';

const MAX_MS = 120_000;

/** Milliseconds until a failed read is tried again: exponential up to two minutes, with jitter, and at least Retry-After (reliability B11). */
export function pollPause(intervalMs: number, failures: number, error: unknown, random = Math.random): number {
  const requested = error instanceof AppError ? inMs(Number(error.data['retry_after'])) || 0 : 0;
  const grown = Math.min(MAX_MS, intervalMs * 2 ** failures);
  return Math.max(Math.min(requested, MAX_MS), grown * (0.8 + random() * 0.4));
}
