import type { PlainFormOutcome } from '../../../entities/form/readFormOutcome.ts';
import { linkProblem } from './linkProblem.ts';

/** Outcome of a linking as a page (windows blocked or no JavaScript). null: the address has none. */
export function readLinkOutcome(query: URLSearchParams): PlainFormOutcome | null {
  const status = query.get('status');
  if (query.get('form') !== 'link' || status === null) return null;
  return { form: 'link', messageId: status === 'success' ? null : linkProblem(query.get('error')), field: null };
}
