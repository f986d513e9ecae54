import { newUuid } from '../../../shared/domain/newUuid.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';

/**
 * The Idempotency-Key of one order. It stays the same until the outcome is known, so that a press after a lost answer does not
 * repeat the order.
 */
export function createOrderKey() {
  let key: string | null = null;
  return {
    now(): string {
      key ??= newUuid();
      return key;
    },
    /** Call with the outcome. A success or a refusal ends the key; an error that leaves the outcome unknown does not. */
    settled(error?: unknown): void {
      if (error === undefined || (error instanceof AppError && !isUncertain(error.type))) key = null;
    },
  };
}
