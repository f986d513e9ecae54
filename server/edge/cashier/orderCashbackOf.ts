import type { FormPost } from '#server/edge/forms/FormPost.ts';
import { type CashbackOrder, cashbackOrder } from '#shared/orders/cashbackOrder.ts';
import { cashbackProblem } from '#shared/rewards/cashbackProblem.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { placeOrder } from './placeOrder.ts';
import { refusedOrder } from './refusedOrder.ts';

/** Returns the handler of the form that pays out the page's cashback, or of the one that refuses it. */
export function orderCashbackOf(kind: CashbackOrder) {
  return async (post: FormPost): Promise<PlainOutcome> => {
    const { id = '', until = '' } = post.fields;
    const outcome = await placeOrder(cashbackOrder, { kind, id }, { post });
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'done') return { kind: 'done', outcome: { step: 'done' } };
    const { error } = outcome;
    const gone = { id, until: /^\d{1,12}$/.test(until) ? Number(until) : null };
    return refusedOrder(error, { error: await cashbackProblem(post.call, error, gone) });
  };
}
