import type { Call } from '#shared/api/call.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { isRefusal } from './isRefusal.ts';
import type { Order } from './Order.ts';

/** The end of one sending; `unknown` with what was thrown or answered instead. */
export type SentOrder<A> =
  | { kind: 'done'; answer: A }
  | { kind: 'refused'; error: AppError }
  | { kind: 'unknown'; error: unknown };

/** Sends an order with its key. A command without data answers 1; anything else does not tell what happened. Never rejects. */
export async function sendOrder<I, A>(
  { send }: Pick<Order<I, A>, 'send'>,
  input: I,
  { call, idempotencyKey }: { call: Call; idempotencyKey: string | undefined },
): Promise<SentOrder<A>> {
  try {
    const answer = await send(call, input, { idempotencyKey });
    if (typeof answer === 'number' && answer !== 1) return { kind: 'unknown', error: answer };
    return { kind: 'done', answer };
  } catch (error) {
    return isRefusal(error) ? { kind: 'refused', error } : { kind: 'unknown', error };
  }
}
