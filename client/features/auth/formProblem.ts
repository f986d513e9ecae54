import { isFormErrorId } from '../../../shared/auth/isFormErrorId.ts';

export interface FormProblem {
  messageId: string;
  /** Name of the field it is about, when it is about one. */
  field: string | null;
  /** How long to wait; 0: nobody said. */
  seconds: number;
}

const FIELDS = new Set([
  'login',
  'password',
  'repeat_password',
  'phone',
  'email',
  'code',
  'terms',
  'currency',
  'promo_code',
]);

/** What went wrong with a form that was sent without JavaScript: the server names a message of ours in the address, never its words. */
export function formProblem(query: URLSearchParams): FormProblem | null {
  const messageId = query.get('error');
  const field = query.get('field');
  if (!isFormErrorId(messageId, ['forms', 'auth'])) return null;
  const wait = query.get('wait') ?? '';
  return {
    messageId,
    field: field !== null && FIELDS.has(field) ? field : null,
    seconds: /^\d{1,5}$/.test(wait) ? Number(wait) : 0,
  };
}
