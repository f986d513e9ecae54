import type { RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import type { Guess, GuessLimits } from '#server/http/limits/createGuessLimits.ts';
import { noteRestored } from '#server/http/limits/restoreGuesses.ts';
import { sendApiError } from '#server/http/problems/sendApiError.ts';
import type { KnownDevices } from '#server/http/session/createKnownDevices.ts';
import type { Envelope } from '#server/platform/answers/envelopeIn.ts';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import { login, restore } from '#shared/api/account/auth.contract.ts';
import { guessVerdict, isGuessed } from '#shared/auth/guessVerdict.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import { codeLockedError } from './codeLockedError.ts';
import { guessPlaces, signInPlace } from './guessPlaces.ts';
import { accountOf, hasCode } from './limitByLogin.ts';

const slot = Symbol('guess');
type Guessing = Response & { [slot]?: { guess: Guess; method: string } };

/** Whether the answer to this request says whether a code or password was right. */
export function isGuess(res: Response): boolean {
  return (res as Guessing)[slot] !== undefined;
}

/** Settles the guess of a request by its answer; undefined: an answer that is no envelope. Does nothing for other requests. */
export function settleGuess(res: Response, envelope: Envelope | undefined): void {
  const { guess, method } = (res as Guessing)[slot] ?? {};
  if (!guess || method === undefined) return;
  const verdict = envelope ? guessVerdict(method, refusalIn(envelope)) : 'none';
  guess.settle(verdict);
  if (verdict !== 'wrong') noteRestored(res);
}

/** Dependencies of limitGuesses. */
export interface LimitGuessesOptions {
  env: Pick<Env, 'SESSION_COOKIE' | 'LOCALE_COOKIE'>;
  guesses: GuessLimits;
  devices: Pick<KnownDevices, 'deviceOf'>;
}

/**
 * Limits guesses of codes and passwords over time, whatever address they come from. Runs after limitByLogin. A command whose visitor leaves
 * before the answer counts as a wrong guess, because it may have had its effect; one that the platform did not answer, as none.
 */
export function limitGuesses({ env, guesses, devices }: LimitGuessesOptions): RequestHandler {
  const take: RequestHandler = async (req, res, next) => {
    const { method, framed } = apiCallOf(res);
    const cookieSettings = { sessionCookies: env.SESSION_COOKIE, localeCookie: env.LOCALE_COOKIE, framed };
    const account = accountOf(res);
    const guesser = { cookie: req.headers.cookie, cookieSettings, account, hasCode: hasCode(res) };
    const places = guessPlaces(method.name, guesser, devices);
    if (places.length === 0) return next();
    const guess = await guesses.take(places);
    if (typeof guess === 'number') {
      res.setHeader('Retry-After', Math.ceil(guess / 1000));
      return sendApiError(res, codeLockedError(guess));
    }
    (res as Guessing)[slot] = { guess: withRestore(guess, method.name, account), method: method.name };
    // Whoever leaves a sign-in before its answer gets no session, and must not use up the guesses of its owner.
    res.once(method.name === login.name ? 'close' : 'finish', () => guess.settle('none'));
    next();
  };
  return (req, res, next) => (isGuessed(apiCallOf(res).method.name) ? take(req, res, next) : next());

  /** A restored password opens the sign-in again: whoever guessed does not know the new one. */
  function withRestore(guess: Guess, method: string, account: string | undefined): Guess {
    if (method !== restore.name || account === undefined) return guess;
    return {
      settle(verdict) {
        guess.settle(verdict);
        if (verdict === 'right') guesses.forget(signInPlace(account));
      },
    };
  }
}

function refusalIn(envelope: Envelope): AppError | undefined {
  if (!('error' in envelope)) return undefined;
  const { type, message, code, error_data: data } = envelope.error as Record<string, unknown>;
  return new AppError(typeof type === 'string' && isErrorType(type) ? type : 'UnknownErrorException', {
    message: typeof message === 'string' ? message : '',
    ...(typeof code === 'string' ? { code } : {}),
    data: typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {},
  });
}
