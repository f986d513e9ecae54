import { type CashbackOrder, orderCashback } from '../../../shared/rewards/orderCashback.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { orderKeyOf } from './orderKeyOf.ts';

/** Returns the handler of the form that pays out the page's cashback, or of the one that refuses it. Rethrows an AuthorizationException. */
export function orderCashbackOf(kind: CashbackOrder) {
  return async ({ fields, call }: FormPost): Promise<FormOutcome> => {
    const { id = '', until = '' } = fields;
    const { messageId, error } = await orderCashback(call, {
      kind,
      id,
      until: /^\d{1,12}$/.test(until) ? Number(until) : null,
      ...orderKeyOf(fields, { kind, id }),
    });
    // An expired session leads to the sign-in page.
    if (error?.type === 'AuthorizationException') throw error;
    return messageId === null ? { step: 'done' } : { error: messageId };
  };
}
