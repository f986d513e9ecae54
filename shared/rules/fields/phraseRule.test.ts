import { expect, test } from 'vitest';
import { phraseRule } from './phraseRule.ts';

test.each(['', 'moviy gilam', 'Синий ковёр, 7!', 'x'.repeat(40)])(
  'phraseRule, for the plain line "%s", accepts it',
  (phrase) => {
    expect(phraseRule().safeParse(phrase).success).toBe(true);
  },
);

test.each(['abc', 'x'.repeat(41), 'a <b>', 'https://a.uz', 'www.a.uz'])(
  'phraseRule, for %j (length, markup, address), refuses it',
  (phrase) => {
    expect(phraseRule().safeParse(phrase).success).toBe(false);
  },
);

test.each([
  ['bir\nikki', 'bir ikki'],
  ['a\u202Eb c\u200b', 'ab c'],
])('phraseRule, for %j with a line break or invisible characters, accepts it as %j', (phrase, kept) => {
  expect(phraseRule().safeParse(phrase).data).toBe(kept);
});
