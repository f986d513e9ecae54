import { unlessLate } from '#shared/api/unlessLate.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { presentError } from '#shared/errors/presentError.ts';

/** `isLate`: the server stopped waiting, and a retry may succeed. */
export type Settled<T> = { ok: true; value: T } | { ok: false; error: ErrorType; isLate?: true };

/** Milliseconds a streamed section may take on the server; then it offers a retry. */
const SECTION_LIMIT = 4_000;

/**
 * Turns a section's promise into one that never rejects, so that a broken section cannot break the page. On the server it also
 * has a limit, so that a hanging upstream cannot hold the page open; in the browser the call has its own timeout.
 * `limit`, in milliseconds: the loader's timeout budget (AppContext) for a section that the first byte waits for.
 */
export function settle<T>(promise: Promise<T>, limit = SECTION_LIMIT): Promise<Settled<T>> {
  const settled = promise.then(
    (value) => ({ ok: true, value }) as const,
    (error: unknown) => ({ ok: false, error: presentError(error).type }) as const,
  );
  if (!import.meta.env.SSR) return settled;
  return unlessLate(settled, limit, () => ({ ok: false, error: 'InternalServerErrorException', isLate: true }));
}
