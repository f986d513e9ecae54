import type { FormOutcome } from '../../../entities/form/readFormOutcome.ts';
import { linkProblem } from './linkProblem.ts';

/** What came of linking as a page, where windows are blocked or there is no script. null: the address tells of none. */
export function readLinkOutcome(query: URLSearchParams): FormOutcome | null {
  const status = query.get('status');
  if (query.get('form') !== 'link' || status === null) return null;
  return { form: 'link', messageId: status === 'success' ? null : linkProblem(query.get('error')), field: null };
}
