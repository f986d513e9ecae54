import { expect, test } from 'vitest';
import { phraseRule } from './phraseRule.ts';

test.each(['', 'moviy gilam', 'Синий ковёр, 7!', 'x'.repeat(40)])(
  'phraseRule, for the plain line "%s", accepts it',
  (phrase) => {
    expect(phraseRule().safeParse(phrase).success).toBe(true);
  },
);

test.each(['abc', 'x'.repeat(41), 'a <b>', 'bir\nikki', 'https://a.uz', 'www.a.uz', 'a\u202Eb c'])(
  'phraseRule, for %j (length, markup, line break, address or control character), refuses it',
  (phrase) => {
    expect(phraseRule().safeParse(phrase).success).toBe(false);
  },
);
