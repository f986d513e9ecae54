import { activateOffer } from '../../../shared/api/campaigns.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';
import { promoRefusal } from '../../../shared/bonus/promoRefusal.ts';
import { orderKeyOf } from '../cashier/orderKeyOf.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';

/** Redeems a promo code. */
export async function redeemPromo({ fields, call }: FormPost): Promise<FormOutcome> {
  const code = (fields['promo_code'] ?? '').trim();
  if (code === '') return { error: 'validation.required', field: 'promo_code' };
  try {
    await call(activateOffer, { promo_code: code }, orderKeyOf(fields, { code }));
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refusal = promoRefusal(error);
    if (refusal) return { error: `bonuses.promo.${refusal}`, field: 'promo_code' };
    if (isUncertain(error.type)) return { error: 'bonuses.unknown' };
    throw error;
  }
}
