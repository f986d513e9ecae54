import type { Call } from '../../../shared/api/call.ts';
import { activateOffer } from '../../../shared/api/campaigns.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { promoRefusal } from '../../lib/promoRefusal.ts';

export interface PromoOutcome {
  kind: 'success' | 'error';
  messageId: string;
}

/** Activates the promo code of a new player. null: the platform knows no promo codes, nothing is said. */
export async function activatePromo(
  call: Call,
  promoCode: string,
  idempotencyKey: string,
): Promise<PromoOutcome | null> {
  try {
    await call(activateOffer, { promo_code: promoCode }, { idempotencyKey });
    return { kind: 'success', messageId: 'auth.promoActivated' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.type === 'MethodNotFoundException') return null;
    const refusal = promoRefusal(error);
    return { kind: 'error', messageId: refusal ? `auth.promo.${refusal}` : 'errors.UnknownErrorException' };
  }
}
