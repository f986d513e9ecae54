import { DAY_MS } from '#shared/constants.ts';

/** Wrong codes or passwords at one place: a session, an account seen from unknown devices, a known device. Times are milliseconds. */
export interface Guesses {
  /** Wrong ones since `since`. */
  wrong: number;
  /** Wrong ones since the last right one. */
  inARow: number;
  since: number;
  /** No guess is taken before this time. */
  until: number;
}

/** How many wrong ones a place has. */
export interface GuessRule {
  /** A lock begins after each of so many in a row; Infinity: none. */
  lockAfter: number;
  /** After so many within a day the place is locked until the day is over. */
  aDay: number;
}

/**
 * Of one session, one known device, or all unknown devices at one account together: twenty a day find a code of six digits, four of which
 * are right at a time, with a chance of 1 to 12,500.
 */
export const guessRule: GuessRule = { lockAfter: 5, aDay: 20 };

const FIRST_LOCK = 15 * 60_000;
/** Each lock is so many times as long as the one before: 15 minutes, an hour, four hours. */
const GROWTH = 4;

/** What an answer says about a guess: `none` when it was no guess, or nobody checked it. */
export type GuessVerdict = 'wrong' | 'right' | 'none';

/** Numbers that other implementations of the rule need (the script in Valkey). */
export const guessTimes = { day: DAY_MS, firstLock: FIRST_LOCK, growth: GROWTH } as const;

/** Milliseconds until the next guess is taken; 0: now. */
export function guessWait(guesses: Guesses | undefined, now: number): number {
  return guesses === undefined || now - guesses.since >= DAY_MS ? 0 : Math.max(0, guesses.until - now);
}

/** Counts a wrong guess, which may begin a lock. */
export function countGuess(before: Guesses | undefined, now: number, rule: GuessRule = guessRule): Guesses {
  const isNew = before === undefined || now - before.since >= DAY_MS;
  const wrong = (isNew ? 0 : before.wrong) + 1;
  const inARow = (isNew ? 0 : before.inARow) + 1;
  const since = isNew ? now : before.since;
  const locks = inARow % rule.lockAfter === 0 ? inARow / rule.lockAfter : 0;
  const until = wrong >= rule.aDay ? since + DAY_MS : locks > 0 ? now + FIRST_LOCK * GROWTH ** (locks - 1) : 0;
  return { wrong, inARow, since, until };
}

/** Takes a counted guess back: it was none, or it was right. A right one also ends the row. */
export function takeGuessBack(counted: Guesses, verdict: Exclude<GuessVerdict, 'wrong'>): Guesses {
  const inARow = verdict === 'right' ? 0 : Math.max(0, counted.inARow - 1);
  return { ...counted, wrong: Math.max(0, counted.wrong - 1), inARow, until: 0 };
}
