import { isFormErrorId } from '#shared/auth/isFormErrorId.ts';

export interface FormProblem {
  messageId: string;
  /** Name of the refused field, if any. */
  field: string | null;
  /** Seconds to wait; 0: unknown. */
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

/** Error of a form sent without JavaScript. The address carries a message id, never text: anybody can write an address. */
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
