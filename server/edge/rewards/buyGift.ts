import type { PlainOutcome } from '#server/edge/cashier/PlainOutcome.ts';
import { placeOrder } from '#server/edge/cashier/placeOrder.ts';
import { refusedOrder } from '#server/edge/cashier/refusedOrder.ts';
import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { giftOrder } from '#shared/orders/giftOrder.ts';

/** Exchanges points for a gift, for a player who has confirmed the price. */
export async function buyGift(post: FormPost): Promise<PlainOutcome> {
  const { id = '', agree } = post.fields;
  if (id === '') return { kind: 'refused', outcome: { error: 'errors.InvalidRequestException' } };
  if (agree !== '1') return { kind: 'refused', outcome: { error: 'loyalty.agreeFirst' } };
  const outcome = await placeOrder(giftOrder, { id }, { post });
  if (outcome.kind === 'unknown') return outcome;
  if (outcome.kind === 'done') return { kind: 'done', outcome: { step: 'done' } };
  const { error } = outcome;
  if (error.type !== 'InvalidParameterException') return refusedOrder(error);
  return { kind: 'refused', outcome: { error: 'points' in error.data ? 'loyalty.shortNow' : 'loyalty.notNow' } };
}
