import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import type { PromoCondition } from '#shared/bonus/promoCondition.ts';

/**
 * The outcome of a form for promo codes sent without JavaScript, with the sums that a refused code asks for, from the address, which carries
 * numbers only; null: none, or one that states sums which the address lacks.
 */
export function withPromoSums(outcome: PlainFormOutcome | null, query: URLSearchParams): PlainFormOutcome | null {
  if (outcome?.kind !== 'CONDITIONS_SUM') return outcome;
  const sums = readSums(query);
  return sums && { ...outcome, sums };
}

function readSums(query: URLSearchParams): PromoCondition | null {
  const currency = query.get('currency') ?? '';
  const [sum, remaining] = ['sum', 'left'].map((name) => query.get(name) ?? '') as [string, string];
  if (!/^[A-Z]{3,5}$/.test(currency) || ![sum, remaining].every((text) => /^\d{1,12}(?:\.\d{1,2})?$/.test(text)))
    return null;
  return { sum: { amount: Number(sum), currency }, left: { amount: Number(remaining), currency } };
}
