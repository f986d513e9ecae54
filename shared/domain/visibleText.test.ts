import { expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

test.each([
  ['\u200bPROMO\u200d10\ufeff', 'PROMO10'],
  ['\u202aali@mail.uz\u202c', 'ali@mail.uz'],
  ['\u2066+998\u2069 90', '+998 90'],
  ['so\u00adft', 'soft'],
  ['a\u2060b\u180ec\u034fd\u3164e\ufe0f', 'abcde'],
  ['\u00a0 a \u2003\t\r\n b \u3000', 'a b'],
  ['oʻgʻil — Ёлка', 'oʻgʻil — Ёлка'],
])('visibleText, for %j, returns %j', (text, visible) => expect(visibleText(text)).toBe(visible));
