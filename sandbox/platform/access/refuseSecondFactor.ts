import type { SecondFactorVerdict } from '#sandbox/world/players/secondFactor.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** The markers of A-51, word for word: the interface recognises the code step by them. */
const MARKERS: Record<Exclude<SecondFactorVerdict, 'right'>, string> = {
  malformed: 'the code must contain 6 digits',
  wrong: 'two_factor_auth: code is invalid',
  late: 'Time expired',
};

export function refuseSecondFactor(verdict: SecondFactorVerdict): void {
  if (verdict !== 'right') throw new AppError('AuthorizationException', { message: MARKERS[verdict] });
}
