import { buyProduct } from '../../../shared/api/rewards/loyalty.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';
import { orderKeyOf } from '../cashier/orderKeyOf.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/** Exchanges points for a gift, for a player who has confirmed the price. Rethrows refusals that are not about the gift. */
export async function buyGift({ fields, call }: FormPost): Promise<FormOutcome> {
  const { id = '', agree } = fields;
  if (id === '') return { error: 'errors.InvalidRequestException' };
  if (agree !== '1') return { error: 'loyalty.agreeFirst' };
  try {
    await call(buyProduct, { id }, orderKeyOf(fields, { id }));
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (isUncertain(error.type)) return { error: 'loyalty.lost' };
    if (error.type !== 'InvalidParameterException') throw error;
    return { error: 'points' in error.data ? 'loyalty.shortNow' : 'loyalty.notNow' };
  }
}
