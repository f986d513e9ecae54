import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';

/**
 * The Idempotency-Key of one order: it stays the same until its outcome is known, so that a press after a lost answer orders
 * nothing twice.
 */
export function createOrderKey() {
  let key: string | null = null;
  return {
    now(): string {
      key ??= crypto.randomUUID();
      return key;
    },
    /** After an answer: with an error only where it tells that the order was refused, and not that the answer was lost. */
    settled(error?: unknown): void {
      if (error === undefined || (error instanceof AppError && !isUncertain(error.type))) key = null;
    },
  };
}
