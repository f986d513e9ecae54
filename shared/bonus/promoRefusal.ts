import type { AppError } from '#shared/errors/AppError.ts';

/** The codes of a refused promo code. */
export const promoRefusals = [
  'INVALID',
  'NOT_FOUND',
  'ALREADY_USED',
  'EXPIRED',
  'NOT_STARTED',
  'LIMIT_REACHED',
  'CONDITIONS_NOT_MET',
  'NEED_DEPOSIT',
] as const;
/** Why a promo code is refused. */
export type PromoRefusal = (typeof promoRefusals)[number];

/** Why a promo code was refused: the first code of `error_data.promo_code`; an unknown code is INVALID. null: another error. */
export function promoRefusal(error: AppError): PromoRefusal | null {
  const given = error.data['promo_code'];
  if (given === undefined) return null;
  const first: unknown = Array.isArray(given) ? given[0] : given;
  const code: unknown = typeof first === 'object' && first !== null && 'code' in first ? first.code : first;
  return promoRefusals.find((name) => name === code) ?? 'INVALID';
}
