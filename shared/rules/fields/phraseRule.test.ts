import { expect, test } from 'vitest';
import { phraseRule } from './phraseRule.ts';

test.each(['', 'moviy gilam', 'Синий ковёр, 7!', 'x'.repeat(40)])(
  'a phrase of one plain line is right: "%s"',
  (phrase) => {
    expect(phraseRule().safeParse(phrase).success).toBe(true);
  },
);

test.each(['abc', 'x'.repeat(41), 'a <b>', 'bir\nikki', 'https://a.uz', 'www.a.uz', 'a\u202Eb c'])(
  'a phrase that is too short, too long or could pass for more than a phrase is wrong: %j',
  (phrase) => {
    expect(phraseRule().safeParse(phrase).success).toBe(false);
  },
);
