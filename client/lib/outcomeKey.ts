import { AppError } from '../../shared/errors/AppError.ts';

/** Nobody knows whether the order was carried out: the same key must ask again. */
const UNCERTAIN = new Set(['UnknownErrorException', 'InternalServerErrorException']);

/** The Idempotency-Key of one order: stays the same until its outcome is known, so that a press after a lost answer orders nothing twice. */
export function outcomeKey() {
  let key: string | null = null;
  return {
    now(): string {
      key ??= crypto.randomUUID();
      return key;
    },
    settled(): void {
      key = null;
    },
    /** Whether an error tells that the order was refused, and not only that the answer was lost. */
    isFinal: (error: unknown): boolean => error instanceof AppError && !UNCERTAIN.has(error.type),
  };
}
