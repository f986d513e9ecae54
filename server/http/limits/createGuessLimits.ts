import { createLru } from '#server/cache/tiers/createLru.ts';
import {
  countGuess,
  type Guesses,
  type GuessRule,
  type GuessVerdict,
  guessRule,
  guessWait,
  takeGuessBack,
} from '#shared/auth/guessRule.ts';
import type { SharedGuesses } from './createSharedGuesses.ts';

/** A guess that counts as wrong until it is settled: a visitor who leaves before the answer has guessed too. */
export interface Guess {
  /** The first call decides. */
  settle(verdict: GuessVerdict): void;
}

/** Limits of wrong codes and passwords by place: a session, an account seen from unknown devices, a known device. */
export interface GuessLimits {
  /** Begins a guess at these places; milliseconds to wait when one of them is locked. */
  take(places: readonly string[]): Promise<Guess | number>;
  /** Forgets what was counted at a place, whose owner has proved to be one. */
  forget(place: string): void;
}

/** The switch, the memory shared by replicas, and the clock. */
export interface GuessLimitsOptions {
  /** Read at every guess: RATE_LIMITS. */
  isOn: () => boolean;
  shared?: SharedGuesses | undefined;
  rule?: GuessRule;
  /** Milliseconds of the wall clock. */
  now?: () => number;
}

const MAX_PLACES = 50_000;

/**
 * Creates the limits (reliability D5). Guesses are counted before they are sent and taken back when they were right or none, so that many
 * at once do not pass a limit together. This replica's own count always decides first, so without Valkey the limits hold per replica.
 */
export function createGuessLimits({ isOn, shared, rule = guessRule, now = Date.now }: GuessLimitsOptions): GuessLimits {
  const places = createLru<Guesses>({ max: MAX_PLACES });

  function takeBack(place: string, verdict: Exclude<GuessVerdict, 'wrong'>): void {
    const counted = places.get(place);
    if (counted) places.set(place, takeGuessBack(counted, verdict));
  }

  return {
    async take(keys) {
      if (!isOn()) return { settle: () => {} };
      const wait = Math.max(0, ...keys.map((place) => guessWait(places.get(place), now())));
      if (wait > 0) return wait;
      for (const place of keys) places.set(place, countGuess(places.get(place), now(), rule));
      const waits = await Promise.all(keys.map(async (place) => (await shared?.take(place, rule)) ?? 0));
      const longest = Math.max(0, ...waits);
      if (longest > 0) {
        for (const [index, place] of keys.entries()) {
          takeBack(place, 'none');
          if (waits[index] === 0) shared?.takeBack(place, 'none');
        }
        return longest;
      }
      let isSettled = false;
      return {
        settle(verdict) {
          if (isSettled) return;
          isSettled = true;
          if (verdict === 'wrong') return;
          for (const place of keys) {
            takeBack(place, verdict);
            shared?.takeBack(place, verdict);
          }
        },
      };
    },
    forget(place) {
      places.delete(place);
      shared?.forget(place);
    },
  };
}
