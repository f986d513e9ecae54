import { type FormArea, isFormErrorId } from '../../../shared/auth/isFormErrorId.ts';

/** What came of a form that was sent without JavaScript. */
export interface FormOutcome {
  /** Of several on a page. */
  form: string;
  /** null: it is done. */
  messageId: string | null;
  /** Name of the field it is about, when it is about one. */
  field: string | null;
}

/** The server names a form, a field and a message of ours in the address, never words. null: the address tells of no form. `areas`: whose messages the page has. */
export function readFormOutcome(query: URLSearchParams, areas: readonly FormArea[]): FormOutcome | null {
  const form = query.get('form');
  const error = query.get('error');
  const field = query.get('field');
  if (form === null || !/^[a-z]{1,20}$/i.test(form)) return null;
  if (error === null) return query.get('step') === 'done' ? { form, messageId: null, field: null } : null;
  if (!isFormErrorId(error, ['forms', ...areas])) return null;
  return { form, messageId: error, field: field !== null && /^\w{1,40}$/.test(field) ? field : null };
}
