import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proseText } from './proseText.ts';
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

test.each([
  ['e\u0301', '\u00e9'],
  ['и\u0306', 'й'],
  ['z\u0301\u0302\u0303\u0304\u0305\u0306', 'z\u0301\u0302\u0303'.normalize('NFC') + '\u0304'],
  ['\ud800a\udc00', 'a'],
  ['\u{e0041}a\u{e007f}', 'a'],
  ['a\0\u0007b', 'a b'],
])('visibleText composes letters and drops piles of marks, halves and tags: %j becomes %j', (text, visible) =>
  expect(visibleText(text)).toBe(visible),
);

/** Any text, with many of the characters that matter. */
const texts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(
      ...' \n\t\u200b\u200c\u200d\u200e\u202e\u2066\u2069\u00ad\ufeff\u034f\u0301\u0323\u0306eиA\u1100\u1161\ufe0f\ud800❤',
      '👩',
      '🚀',
      '🏽',
      '\u{e0041}',
    ),
  ),
});

test.each([
  ['visibleText', visibleText],
  ['proseText', proseText],
])('%s, of any text, is composed, without format characters and the same when applied again', (_name, normalize) => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = normalize(text);
      expect(normalize(once)).toBe(once);
      expect(once.normalize('NFC')).toBe(once);
      expect(once.isWellFormed()).toBe(true);
      const joined = once.replace(
        /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic})/gu,
        '$1',
      );
      expect(joined.replaceAll('\n', '')).not.toMatch(/[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Salom!\r\n\r\nPul kelmadi\u202e.', 'Salom!\n\nPul kelmadi.'],
  ['a\n\n\n\n\n\nb', 'a\n\n\nb'],
  ['Rahmat 👩\u200d🚀 ❤\ufe0f\u200b !', 'Rahmat 👩\u200d🚀 ❤\ufe0f !'],
  ['a\u200db', 'ab'],
  ['  \u00a0ikki  qator \n  yana\t', 'ikki qator\nyana'],
])('proseText, for %j, returns %j', (text, prose) => expect(proseText(text)).toBe(prose));
