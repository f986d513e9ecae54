import { COMMON_PASSWORD_BITS } from './commonPasswordBits.ts';
import { passwordPlaces } from './passwordPlaces.ts';

const MIN_WORD = 6;
/** What people put behind a word: `dragon1`, `Dragon123!`. */
const TAIL = /[^a-z]{1,4}$/;
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
];
const REPEATED = /^(.{1,4}?)\1+$/;

const bits = Uint8Array.from(atob(COMMON_PASSWORD_BITS), (one) => one.charCodeAt(0));

/**
 * Whether a password is among the 7,500 that people use most, in any case, also with up to four signs behind it, or one character, group or
 * row of keys repeated. Of other passwords 1 to 2 in 1,000 are taken for common ones (measured in the test).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (
    REPEATED.test(lower) ||
    ROWS.some((row) => `${row}${row}`.includes(lower) || `${row}${row}`.includes(reversed(lower)))
  )
    return true;
  const word = lower.replace(TAIL, '');
  return isListed(lower) || (word !== lower && word.length >= MIN_WORD && isListed(word));
}

function isListed(text: string): boolean {
  return passwordPlaces(text).every((place) => ((bits[place >> 3] ?? 0) >> (place & 7)) & 1);
}

function reversed(text: string): string {
  return Array.from(text).reverse().join('');
}
