import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { type Guesses as Counted, countGuess, type GuessRule, guessRule, guessWait } from '#shared/auth/guessRule.ts';

/**
 * Where guesses are counted: at a session, so that a stolen one is worth few of them; at an account for visitors without a session, of whom
 * the platform does not know the devices; at a contact, for its owner and for others apart; at the number of a
 * ticket, whether there is one or not.
 */
export type GuessPlace =
  | `session:${string}`
  | `account:${number}`
  | `restore:${string}`
  | `contact:${string}`
  | `ticket:${string}`;

/** Wrong codes and passwords. The site's servers lock unknown devices earlier, which leaves tries to the known ones. */
export interface Guesses {
  /** Seconds until a guess is taken here; 0: now. */
  wait(place: GuessPlace): number;
  /** Counts a wrong guess. True when a row of five has just been reached, of which the player should hear. */
  wrong(place: GuessPlace): boolean;
  /** Ends the row after a right guess. */
  right(place: GuessPlace): void;
  /** Forgets everything counted here: the player has proved to be its owner. */
  forget(place: GuessPlace): void;
}

/** Twice what all unknown devices together have at the site, so that they never use up the tries of a known one. */
const atAccount: GuessRule = { lockAfter: Number.POSITIVE_INFINITY, aDay: 2 * guessRule.aDay };

interface GuessRow {
  wrong: number;
  in_a_row: number;
  since: number;
  until: number;
}

export function createGuesses(db: DatabaseSync, clock: Clock): Guesses {
  const read = prepare<GuessRow>(db, 'SELECT wrong, in_a_row, since, until FROM guess WHERE place = ?');
  const write = prepare(
    db,
    'INSERT OR REPLACE INTO guess (place, wrong, in_a_row, since, until) VALUES (?, ?, ?, ?, ?)',
  );
  const endRow = prepare(db, 'UPDATE guess SET in_a_row = 0, until = 0 WHERE place = ?');
  const remove = prepare(db, 'DELETE FROM guess WHERE place = ?');
  const find = (place: GuessPlace): Counted | undefined => {
    const row = read.get(place);
    return row && { wrong: row.wrong, inARow: row.in_a_row, since: row.since, until: row.until };
  };
  return {
    wait: (place) => Math.ceil(guessWait(find(place), clock.now()) / 1000),
    wrong: (place) => {
      const rule = place.startsWith('session:') ? guessRule : atAccount;
      const { wrong, inARow, since, until } = countGuess(find(place), clock.now(), rule);
      write.run(place, wrong, inARow, since, until);
      return inARow % guessRule.lockAfter === 0;
    },
    right: (place) => void endRow.run(place),
    forget: (place) => void remove.run(place),
  };
}
