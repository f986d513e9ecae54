import { cancelWithdrawal } from '../../../shared/api/cashier/cashier.contract.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { orderKeyOf } from './orderKeyOf.ts';
import { refusalOfMoney } from './refusalOfMoney.ts';

/** Takes a withdrawal back; the history tells what came of it at its line. */
export async function cancelPayment({ fields, call }: FormPost): Promise<FormOutcome> {
  const id = fields['id'] ?? '';
  const place = { tab: 'withdrawal', ...(/^[\w-]{1,40}$/.test(id) ? { open: id } : {}) };
  try {
    const answer = await call(cancelWithdrawal, { id }, orderKeyOf(fields, { id }));
    return { ...(answer === 1 ? { step: 'done' } : { error: 'cashier.unknown' }), ...place };
  } catch (error) {
    return { ...refusalOfMoney(error), ...place };
  }
}
