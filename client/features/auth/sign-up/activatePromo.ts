import type { Call } from '../../../../shared/api/call.ts';
import { activateOffer } from '../../../../shared/api/rewards/campaigns.contract.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { giftOf, type PromoGift } from '../../../../shared/bonus/giftOf.ts';
import { promoRefusal } from '../../../../shared/bonus/promoRefusal.ts';

type PromoOutcome = { kind: 'success'; gift: PromoGift } | { kind: 'error'; messageId: string };

/** Activates the promo code of a new player. null: the platform has no promo codes, show nothing. */
export async function activatePromo(
  call: Call,
  promoCode: string,
  idempotencyKey: string,
): Promise<PromoOutcome | null> {
  try {
    const answer = await call(activateOffer, { promo_code: promoCode }, { idempotencyKey });
    return { kind: 'success', gift: giftOf(answer, promoCode) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.type === 'MethodNotFoundException') return null;
    const refusal = promoRefusal(error);
    return { kind: 'error', messageId: refusal ? `auth.promo.${refusal}` : 'errors.UnknownErrorException' };
  }
}
