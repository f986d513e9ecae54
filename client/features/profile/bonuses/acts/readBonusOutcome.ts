import { readPromoSums } from '#client/entities/bonus/readPromoSums.ts';
import { type PlainFormOutcome, readFormOutcome } from '#client/entities/form/readFormOutcome.ts';

/** Messages that the page's address may show, all with the prefix `bonuses.`. */
const OWN =
  /^bonuses\.(?:agreeFirst|gone|already(?:Over|Active|Aside)|anotherActive|refused|promo\.(?:INVALID|NOT_FOUND|ALREADY_USED|EXPIRED|NOT_STARTED|LIMIT_REACHED|CONDITIONS_NOT_MET|NEED_DEPOSIT))$/;

/** Outcome of a bonus form sent without JavaScript; null: the address has none. */
export function readBonusOutcome(query: URLSearchParams): PlainFormOutcome | null {
  const form = query.get('form') ?? '';
  const error = query.get('error');
  if (!/^(?:activate|deactivate|remove|promo)$/.test(form)) return null;
  const sums = readPromoSums(query);
  if (error === 'bonuses.promo.CONDITIONS_SUM' && sums) return { form, messageId: error, field: null, sums };
  if (error !== null && OWN.test(error)) return { form, messageId: error, field: null };
  return readFormOutcome(query, ['profile']);
}
