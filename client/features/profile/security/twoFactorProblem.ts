import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';

const PROBLEMS = {
  wrongCode: 'profile.smsCodeError',
  malformedCode: 'validation.code',
  expiredCode: 'auth.codeExpired',
  codeNeeded: null,
} as const;

/** Message id of a refused code; null: the error has another cause. */
export function twoFactorProblem(error: unknown): string | null {
  const answer = readTwoFactor(error);
  return answer && PROBLEMS[answer.kind];
}
