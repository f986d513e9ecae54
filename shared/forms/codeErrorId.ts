import { codeProblem, codeProblemIds } from '#shared/auth/codeProblem.ts';

/** The message id of a refusal of a typed code, of the second factor or of a message, the same on every form; null: something else is refused. */
export function codeErrorId(error: unknown): string | null {
  const problem = codeProblem(error);
  return problem && codeProblemIds[problem];
}
