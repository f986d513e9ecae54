import type { FormPost } from '#server/plain/forms/FormPost.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { Order } from '#shared/orders/Order.ts';
import type { OrderOutcome } from '#shared/orders/OrderOutcome.ts';
import { sendOrder } from '#shared/orders/sendOrder.ts';
import { orderKeyOf } from './orderKeyOf.ts';

/**
 * Places the order of a money form, once; never rejects. After a lost answer the platform is asked once. `payments`: ids of the payments that
 * existed before, null: not known. `content`: what the key is for, if not the whole input.
 */
export async function placeOrder<I, A>(
  order: Order<I, A>,
  input: I,
  {
    post,
    payments = [],
    content = input,
  }: { post: FormPost; payments?: readonly Id[] | null | undefined; content?: unknown },
): Promise<OrderOutcome<A>> {
  const { call } = post;
  const idempotencyKey = orderKeyOf(post, { command: order.command, content });
  const sent = await sendOrder(order, input, { call, idempotencyKey });
  if (sent.kind !== 'unknown') return sent;
  const lost = { facts: order.describe(input), before: payments?.map(String) ?? null };
  const answer = await order.find?.(call, lost).catch(() => null);
  return answer === null || answer === undefined ? { kind: 'unknown' } : { kind: 'done', answer };
}
