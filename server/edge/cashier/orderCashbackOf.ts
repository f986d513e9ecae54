import { type CashbackOrder, orderCashback } from '../../../shared/rewards/orderCashback.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { orderKeyOf } from './orderKeyOf.ts';

/** Takes the form that fetches the cashback of the page, or the one that gives it up. */
export function orderCashbackOf(kind: CashbackOrder) {
  return async ({ fields, call }: FormPost): Promise<FormOutcome> => {
    const { id = '', until = '' } = fields;
    const { messageId, error } = await orderCashback(call, {
      kind,
      id,
      until: /^\d{1,12}$/.test(until) ? Number(until) : null,
      ...orderKeyOf(fields, { kind, id }),
    });
    // A session that has ended leads to the sign-in.
    if (error?.type === 'AuthorizationException') throw error;
    return messageId === null ? { step: 'done' } : { error: messageId };
  };
}
