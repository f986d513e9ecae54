import { type FormOutcome, readFormOutcome } from '../../../../entities/form/readFormOutcome.ts';

/** Messages of ours that the address of the page may ask for, without `bonuses.`. */
const OWN =
  /^bonuses\.(?:agreeFirst|unknown|gone|already(?:Over|Active|Aside)|anotherActive|refused|promo\.(?:INVALID|NOT_FOUND|ALREADY_USED|EXPIRED|NOT_STARTED|LIMIT_REACHED|CONDITIONS_NOT_MET|NEED_DEPOSIT))$/;

/** What came of a form of the bonuses that was sent without JavaScript; null: the address tells of none. */
export function readBonusOutcome(query: URLSearchParams): FormOutcome | null {
  const form = query.get('form') ?? '';
  const error = query.get('error');
  if (!/^(?:activate|deactivate|remove|promo)$/.test(form)) return null;
  if (error !== null && OWN.test(error)) return { form, messageId: error, field: null };
  return readFormOutcome(query, ['profile']);
}
