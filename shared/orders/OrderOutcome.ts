import type { AppError } from '#shared/errors/AppError.ts';

/** How a money command ended. `refused`: nothing was ordered. `unknown`: it may have been ordered. */
export type OrderOutcome<A> = { kind: 'done'; answer: A } | { kind: 'refused'; error: AppError } | { kind: 'unknown' };
