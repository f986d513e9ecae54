import { type PlainFormOutcome, readFormOutcome } from '#client/entities/form/readFormOutcome.ts';

/** Message ids that the page's address may name. */
const OWN = /^loyalty\.(?:agreeFirst|shortNow|notNow)$/;

/** Result of an order without JavaScript, from the address; null when there is none. */
export function readShopOutcome(query: URLSearchParams): PlainFormOutcome | null {
  const error = query.get('error');
  if (query.get('form') !== 'buy') return null;
  if (error !== null && OWN.test(error)) return { form: 'buy', messageId: error, field: null };
  return readFormOutcome(query, []);
}
