import type { Call } from '../../../shared/api/call.ts';
import { activateOffer } from '../../../shared/api/campaigns.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';

const CODES = [
  'INVALID',
  'NOT_FOUND',
  'ALREADY_USED',
  'EXPIRED',
  'NOT_STARTED',
  'LIMIT_REACHED',
  'CONDITIONS_NOT_MET',
  'NEED_DEPOSIT',
];

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
    const given = error.data['promo_code'];
    if (given === undefined) return { kind: 'error', messageId: 'errors.UnknownErrorException' };
    const first: unknown = Array.isArray(given) ? given[0] : given;
    const code: unknown = typeof first === 'object' && first !== null && 'code' in first ? first.code : first;
    const known = CODES.find((name) => name === code) ?? 'INVALID';
    return { kind: 'error', messageId: `auth.promo.${known}` };
  }
}
