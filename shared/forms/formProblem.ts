import { AppError } from '#shared/errors/AppError.ts';
import { codeErrorId } from '#shared/forms/codeErrorId.ts';
import type { FormProblem, SiteForm } from './SiteForm.ts';

type Worded = Pick<SiteForm<unknown>, 'problem' | 'words' | 'refused'>;

/** What a form says itself about a refusal of the platform; null: the error catalogue says it. */
export function formProblem(form: Worded, error: unknown): FormProblem | null {
  const formText = form.problem?.(error);
  if (formText) return formText;
  if (!(error instanceof AppError)) return null;
  if (error.type !== 'InvalidParameterException' && error.type !== 'InvalidRequestException') return null;
  const [field] = Object.keys(error.data);
  const word = (field === 'code' ? codeErrorId(error) : null) ?? (field && form.words?.[field]?.refused);
  if (field && word) return { error: word, field };
  return form.refused === undefined || error.type !== 'InvalidParameterException' ? null : { error: form.refused };
}
