import { codeErrorId } from '#shared/forms/codeErrorId.ts';
import type { FormProblem } from './SiteForm.ts';

/** The problem of a form with a code whose code is refused, also by an answer about the second factor; null: it is something else. */
export function codeRefusal(error: unknown): FormProblem | null {
  const id = codeErrorId(error);
  return id === null ? null : { error: id, field: 'code' };
}
