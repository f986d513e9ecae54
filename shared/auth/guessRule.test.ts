import { expect, test } from 'vitest';
import { countGuess, type Guesses, guessWait, takeGuessBack } from './guessRule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('guessRule locks after every five wrong guesses, four times as long each time, and after twenty until the day is over', () => {
  let guesses: Guesses | undefined;
  let now = 1_000;
  const locks: number[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    expect(guessWait(guesses, now)).toBe(0);
    guesses = countGuess(guesses, now);
    const wait = guessWait(guesses, now);
    if (wait > 0) locks.push(Math.round(wait / MINUTE));
    now += wait + 1_000;
  }
  expect(locks.slice(0, 3)).toEqual([15, 60, 240]);
  expect(guesses?.until).toBe(1_000 + DAY);
  expect(guessWait(guesses, 1_000 + DAY)).toBe(0);
  expect(countGuess(guesses, 1_000 + DAY)).toMatchObject({ wrong: 1, inARow: 1, until: 0 });
});

test('guessRule, for a right guess, ends the row but not the day; one that was none is not counted', () => {
  let guesses: Guesses | undefined;
  for (let tries = 0; tries < 4; tries += 1) guesses = countGuess(guesses, tries);
  guesses = takeGuessBack(countGuess(guesses, 5), 'right');
  expect(guesses).toMatchObject({ wrong: 4, inARow: 0, until: 0 });
  const none = takeGuessBack(countGuess(guesses, 6), 'none');
  expect(none).toMatchObject({ wrong: 4, inARow: 0, until: 0 });
});
