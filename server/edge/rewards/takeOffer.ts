import { offerOrder } from '../../../shared/orders/offerOrder.ts';
import type { PlainOutcome } from '../cashier/PlainOutcome.ts';
import { placeOrder } from '../cashier/placeOrder.ts';
import { refusedOrder } from '../cashier/refusedOrder.ts';
import type { FormPost } from '../forms/FormPost.ts';

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
