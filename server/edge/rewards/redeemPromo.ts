import { visibleText } from '../../../shared/domain/visibleText.ts';
import { activateOffer, checkPromocode } from '../../../shared/api/rewards/campaigns.contract.ts';
import { promoRefusal } from '../../../shared/bonus/promoRefusal.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';
import { orderKeyOf } from '../cashier/orderKeyOf.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

interface PromoPlace {
  /** The page whose messages report the outcome. */
  area: 'bonuses' | 'offers';
  /** Whether guests use the page too: they learn whether the code is valid. */
  hasGuests?: boolean;
}

/**
 * Returns the handler that redeems a promo code, or checks it for a guest. A refused code and an unknown outcome return to the form; the
 * handler rejects with the AppError of the call for any other failure.
 */
export function redeemPromo({ area, hasGuests = false }: PromoPlace) {
  return async ({ fields, call }: FormPost): Promise<FormOutcome> => {
    const promo = { promo_code: visibleText(fields['promo_code'] ?? '') };
    if (promo.promo_code === '') return { error: 'validation.required', field: 'promo_code' };
    const redeem = async () => {
      try {
        await call(activateOffer, promo, orderKeyOf(fields, promo));
      } catch (error) {
        if (!(hasGuests && error instanceof AppError && error.type === 'AuthorizationException')) throw error;
        await call(checkPromocode, promo);
      }
    };
    try {
      await redeem();
      return { step: 'done' };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const refusal = promoRefusal(error);
      if (refusal) return { error: `${area}.promo.${refusal}`, field: 'promo_code' };
      if (isUncertain(error.type)) return { error: `${area}.unknown` };
      throw error;
    }
  };
}
