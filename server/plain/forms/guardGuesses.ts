import type { GuessLimits } from '#server/http/limits/createGuessLimits.ts';
import type { KnownDevices } from '#server/http/session/createKnownDevices.ts';
import { codeLockedError } from '#server/platform/session/codeLockedError.ts';
import { type Guesser, guessPlaces, signInPlace } from '#server/platform/session/guessPlaces.ts';
import { restore } from '#shared/api/account/auth.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { guessVerdict, isGuessed } from '#shared/auth/guessVerdict.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** The limits, and who sends the form. */
interface GuardedForm extends Guesser {
  guesses: GuessLimits;
  devices: Pick<KnownDevices, 'deviceOf'>;
  /** Called when a guess was right, or none. */
  onHarmless: () => void;
}

/**
 * Wraps the calls of a form that works without JavaScript, so that its guesses of codes and passwords count like those of /api
 * (limitGuesses). A call at a locked place rejects with TooManyRequestsException, and the platform does not get it.
 */
export function guardGuesses(call: Call, { guesses, devices, onHarmless, ...guesser }: GuardedForm): Call {
  return async (method, input, options) => {
    const places = isGuessed(method.name) ? guessPlaces(method.name, guesser, devices) : [];
    if (places.length === 0) return call(method, input, options);
    const guess = await guesses.take(places);
    if (typeof guess === 'number') throw codeLockedError(guess);
    try {
      const answer = await call(method, input, options);
      guess.settle(guessVerdict(method.name, undefined));
      onHarmless();
      if (method.name === restore.name && guesser.account !== undefined) guesses.forget(signInPlace(guesser.account));
      return answer;
    } catch (error) {
      const verdict = error instanceof AppError ? guessVerdict(method.name, error) : 'none';
      guess.settle(verdict);
      if (verdict !== 'wrong') onHarmless();
      throw error;
    }
  };
}
