import { AppError } from '../../shared/errors/AppError.ts';
import type { ErrorType } from '../../shared/errors/catalogue.ts';

export type Settled<T> = { ok: true; value: T } | { ok: false; error: ErrorType };

/** A deferred section's promise: it never rejects, so that one slow or broken section cannot break the page. */
export function settle<T>(promise: Promise<T>): Promise<Settled<T>> {
  return promise.then(
    (value) => ({ ok: true, value }) as const,
    (error: unknown) =>
      ({ ok: false, error: error instanceof AppError ? error.type : 'UnknownErrorException' }) as const,
  );
}
