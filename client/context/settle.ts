import { AppError } from '../../shared/errors/AppError.ts';
import type { ErrorType } from '../../shared/errors/catalogue.ts';

export type Settled<T> = { ok: true; value: T } | { ok: false; error: ErrorType };

/** Milliseconds a section of a streamed page may take; then it says so and offers to try again. */
const SECTION_LIMIT = 4_000;

/**
 * A deferred section's promise: it never rejects, so that one slow or broken section cannot break the page. On the server it
 * also ends in time, so that a hanging upstream cannot hold the page open; in the browser the call has its own limit.
 */
export function settle<T>(promise: Promise<T>): Promise<Settled<T>> {
  const settled = promise.then(
    (value) => ({ ok: true, value }) as const,
    (error: unknown) =>
      ({ ok: false, error: error instanceof AppError ? error.type : 'UnknownErrorException' }) as const,
  );
  return import.meta.env.SSR ? inTime(settled) : settled;
}

function inTime<T>(settled: Promise<Settled<T>>): Promise<Settled<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, error: 'InternalServerErrorException' }), SECTION_LIMIT);
    void settled.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
