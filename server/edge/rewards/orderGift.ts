import type { PlainOutcome } from '#server/edge/cashier/PlainOutcome.ts';
import { placeOrder } from '#server/edge/cashier/placeOrder.ts';
import { refusedOrder } from '#server/edge/cashier/refusedOrder.ts';
import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { getGifts } from '#shared/api/rewards/gifts.contract.ts';
import { giftOrder } from '#shared/orders/giftOrder.ts';
import { giftProblem } from '#shared/rewards/giftProblem.ts';
import { readDelivery } from './readDelivery.ts';

/** Exchanges points for a gift that is sent to the typed address. */
export async function orderGift(post: FormPost): Promise<PlainOutcome> {
  const { id = '' } = post.fields;
  if (id === '') return { kind: 'refused', outcome: { error: 'errors.InvalidRequestException' } };
  const read = await readDelivery(post);
  if (!('delivery' in read)) return { kind: 'refused', outcome: read };
  const earlierOrders = await post.call(getGifts, {}).then(
    ({ items }) => items.map((gift) => gift.id),
    () => null,
  );
  const outcome = await placeOrder(giftOrder, { id, delivery: read.delivery }, { post, known: earlierOrders });
  if (outcome.kind === 'unknown') return outcome;
  if (outcome.kind === 'done') return { kind: 'done', outcome: { step: 'done' } };
  const error = giftProblem(outcome.error);
  return error === null ? refusedOrder(outcome.error) : { kind: 'refused', outcome: { error } };
}
