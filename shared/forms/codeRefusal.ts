import { codeProblem, codeProblemIds } from '#shared/auth/codeProblem.ts';
import type { FormProblem } from './SiteForm.ts';

/** The problem of a form with a code whose code is refused, also by an answer about the second factor; null: it is something else. */
export function codeRefusal(error: unknown): FormProblem | null {
  const problem = codeProblem(error);
  return problem && { error: codeProblemIds[problem], field: 'code' };
}
