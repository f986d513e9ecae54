import { cancelWithdrawal } from '../../../shared/api/cashier/cashier.contract.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { orderKeyOf } from './orderKeyOf.ts';
import { refusalOfMoney } from './refusalOfMoney.ts';

/** Cancels a withdrawal; the history shows the outcome on its line. */
export async function cancelPayment({ fields, call }: FormPost): Promise<FormOutcome> {
  const id = fields['id'] ?? '';
  const line = { tab: 'withdrawal', ...(/^[\w-]{1,40}$/.test(id) ? { open: id } : {}) };
  try {
    const answer = await call(cancelWithdrawal, { id }, orderKeyOf(fields, { id }));
    return { ...(answer === 1 ? { step: 'done' } : { error: 'cashier.unknown' }), ...line };
  } catch (error) {
    return { ...refusalOfMoney(error), ...line };
  }
}
