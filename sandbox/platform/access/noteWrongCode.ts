import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { type GuessFacts, noteWrongGuess } from './guardGuess.ts';

/** Counts a refusal of the second factor as a wrong guess, if it is one; other errors and a malformed code are none. */
export function noteWrongCode(error: unknown, guess: GuessFacts): void {
  const kind = readTwoFactor(error)?.kind;
  if (kind === 'wrongCode' || kind === 'expiredCode') noteWrongGuess(guess);
}
