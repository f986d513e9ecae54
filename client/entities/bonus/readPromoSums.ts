import type { PromoCondition } from '#shared/bonus/promoCondition.ts';

/** What a promo code that was sent without JavaScript asks for, from the address, which carries numbers only; null: nothing. */
export function readPromoSums(query: URLSearchParams): PromoCondition | null {
  const currency = query.get('currency') ?? '';
  const [sum, remaining] = ['sum', 'left'].map((name) => query.get(name) ?? '') as [string, string];
  if (!/^[A-Z]{3,5}$/.test(currency) || ![sum, remaining].every((text) => /^\d{1,12}(?:\.\d{1,2})?$/.test(text)))
    return null;
  return { sum: { amount: Number(sum), currency }, left: { amount: Number(remaining), currency } };
}
