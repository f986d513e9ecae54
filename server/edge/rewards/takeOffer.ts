import type { PlainOutcome } from '#server/edge/cashier/PlainOutcome.ts';
import { placeOrder } from '#server/edge/cashier/placeOrder.ts';
import { refusedOrder } from '#server/edge/cashier/refusedOrder.ts';
import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { offerOrder } from '#shared/orders/offerOrder.ts';

/** Takes an offer. */
export async function takeOffer(post: FormPost): Promise<PlainOutcome> {
  const { id = '' } = post.fields;
  if (id === '') return { kind: 'refused', outcome: { error: 'errors.InvalidRequestException' } };
  const outcome = await placeOrder(offerOrder, id, { post });
  if (outcome.kind === 'unknown') return outcome;
  if (outcome.kind === 'done') return { kind: 'done', outcome: { step: 'done' } };
  const { error } = outcome;
  if (error.type !== 'InvalidParameterException') return refusedOrder(error);
  return { kind: 'refused', outcome: { error: 'offers.notNow' } };
}
