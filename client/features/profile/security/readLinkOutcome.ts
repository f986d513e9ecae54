import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { linkProblem } from './linkProblem.ts';

/** Outcome of a linking as a page (windows blocked or no JavaScript). null: the address has none, or the account waits for a password. */
export function readLinkOutcome(query: URLSearchParams): PlainFormOutcome | null {
  const status = query.get('status');
  if (query.get('form') !== 'link' || status === null || status === 'confirm') return null;
  return { form: 'link', messageId: status === 'success' ? null : linkProblem(query.get('error')), field: null };
}
