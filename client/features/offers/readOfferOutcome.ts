import { readPromoSums } from '#client/entities/bonus/readPromoSums.ts';
import { type PlainFormOutcome, readFormOutcome } from '#client/entities/form/readFormOutcome.ts';

/** Message ids that the page's address may name. */
const OWN =
  /^offers\.(?:notNow|promo\.(?:INVALID|NOT_FOUND|ALREADY_USED|EXPIRED|NOT_STARTED|LIMIT_REACHED|CONDITIONS_NOT_MET|NEED_DEPOSIT))$/;

/** Result of an offers form sent without JavaScript, from the address; null when there is none. */
export function readOfferOutcome(query: URLSearchParams): PlainFormOutcome | null {
  const form = query.get('form') ?? '';
  const error = query.get('error');
  if (!/^(?:promo|take)$/.test(form)) return null;
  const sums = readPromoSums(query);
  if (error === 'offers.promo.CONDITIONS_SUM' && sums) return { form, messageId: error, field: null, sums };
  if (error !== null && OWN.test(error)) return { form, messageId: error, field: null };
  return readFormOutcome(query, []);
}
