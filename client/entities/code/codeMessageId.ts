import { codeProblem, codeProblemIds } from '#shared/auth/codeProblem.ts';

/** For the messages of a form with more fields than a code: the message id of a refused code; null: another field. */
export function codeMessageId(error: unknown, field: string | undefined): string | null {
  const problem = field === 'code' ? codeProblem(error) : null;
  return problem && codeProblemIds[problem];
}
