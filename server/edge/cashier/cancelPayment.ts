import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { cancelOrder } from '#shared/orders/cancelOrder.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { placeOrder } from './placeOrder.ts';
import { refusedOrder } from './refusedOrder.ts';

/** Cancels a withdrawal; the history shows the outcome on its line. */
export async function cancelPayment(post: FormPost): Promise<PlainOutcome> {
  const id = post.fields['id'] ?? '';
  const line = { tab: 'withdrawal', ...(/^[\w-]{1,40}$/.test(id) ? { open: id } : {}) };
  const outcome = await placeOrder(cancelOrder, id, { post });
  if (outcome.kind === 'unknown') return { ...outcome, outcome: line };
  if (outcome.kind === 'done') return { kind: 'done', outcome: { step: 'done', ...line } };
  const { error } = outcome;
  const isTooLate = error.type === 'InvalidParameterException' && 'id' in error.data;
  return refusedOrder(error, { ...(isTooLate ? { error: 'cashier.tooLate' } : {}), ...line });
}
