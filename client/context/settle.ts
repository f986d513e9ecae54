import { AppError } from '../../shared/errors/AppError.ts';
import type { ErrorType } from '../../shared/errors/catalogue.ts';

/** `isLate`: it may well come yet; the server did not wait for it. */
export type Settled<T> = { ok: true; value: T } | { ok: false; error: ErrorType; isLate?: true };

/** Milliseconds a section of a streamed page may take; then it says so and offers to try again. */
const SECTION_LIMIT = 4_000;

/**
 * A section's promise: it never rejects, so that one slow or broken section cannot break the page. On the server it
 * also ends in time, so that a hanging upstream cannot hold the page open; in the browser the call has its own limit.
 * `limit`, in milliseconds: the timeout budget of the loader (AppContext) for a section that the first byte waits for.
 */
export function settle<T>(promise: Promise<T>, limit = SECTION_LIMIT): Promise<Settled<T>> {
  const settled = promise.then(
    (value) => ({ ok: true, value }) as const,
    (error: unknown) =>
      ({ ok: false, error: error instanceof AppError ? error.type : 'UnknownErrorException' }) as const,
  );
  return import.meta.env.SSR ? inTime(settled, limit) : settled;
}

function inTime<T>(settled: Promise<Settled<T>>, limit: number): Promise<Settled<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, error: 'InternalServerErrorException', isLate: true }), limit);
    void settled.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
