import { withPromoSums } from '#client/entities/bonus/withPromoSums.ts';
import { type PlainFormOutcome, readFormOutcome } from '#client/entities/form/readFormOutcome.ts';

/** Outcome of a bonus form sent without JavaScript; null: the address has none. */
export function readBonusOutcome(query: URLSearchParams): PlainFormOutcome | null {
  if (!/^(?:activate|deactivate|remove|promo)$/.test(query.get('form') ?? '')) return null;
  return withPromoSums(readFormOutcome(query, ['profile', 'bonuses']), query);
}
