import { AppError } from '#shared/errors/AppError.ts';
import { readTwoFactor, type TwoFactorAnswer } from './twoFactorMarkers.ts';

/** What is wrong with a typed code. `malformedRecovery`: neither six digits nor, as it was meant, a recovery code; `late`: the time of the step is over; `over`: the code's own time is, or it was used. */
export type CodeProblem = 'wrong' | 'malformed' | 'malformedRecovery' | 'late' | 'over';

/** Message ids, the same for every code, in a page and for a form without JavaScript. */
export const codeProblemIds = {
  wrong: 'profile.smsCodeError',
  malformed: 'validation.code',
  malformedRecovery: 'auth.recoveryRule',
  late: 'auth.codeExpired',
  over: 'profile.codeOver',
} as const satisfies Record<CodeProblem, string>;

/** What an answer about the second factor says about the code. */
export const twoFactorProblems = {
  codeNeeded: null,
  wrongCode: 'wrong',
  malformedCode: 'malformed',
  expiredCode: 'late',
} as const satisfies Record<TwoFactorAnswer['kind'], CodeProblem | null>;

/** What a refusal says about a typed code, of the second factor or of a message; null: it is about something else. */
export function codeProblem(error: unknown): CodeProblem | null {
  const answer = readTwoFactor(error);
  if (answer) return twoFactorProblems[answer.kind];
  if (!(error instanceof AppError)) return null;
  // Not told apart from a wrong code on every platform.
  if (error.code === 'EXPIRED_CODE' || /time expired/i.test(error.message)) return 'over';
  const isAboutCode =
    (error.type === 'InvalidParameterException' || error.type === 'InvalidRequestException') &&
    error.data['code'] !== undefined;
  return isAboutCode ? 'wrong' : null;
}
