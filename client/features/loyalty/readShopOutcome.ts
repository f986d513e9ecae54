import { type FormOutcome, readFormOutcome } from '../../entities/form/readFormOutcome.ts';

/** Messages of ours that the address of the page may ask for. */
const OWN = /^loyalty\.(?:agreeFirst|lost|shortNow|notNow)$/;

/** What came of a gift that was ordered without JavaScript; null: the address tells of none. */
export function readShopOutcome(query: URLSearchParams): FormOutcome | null {
  const error = query.get('error');
  if (query.get('form') !== 'buy') return null;
  if (error !== null && OWN.test(error)) return { form: 'buy', messageId: error, field: null };
  return readFormOutcome(query, []);
}
