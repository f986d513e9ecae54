import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldSearchText } from './foldSearchText.ts';
import { parseMarkup } from './parseMarkup.ts';
import { plural } from './plural.ts';

test.each([
  ['ru', 1, 'one'],
  ['ru', 21, 'one'],
  ['ru', 101, 'one'],
  ['ru', 2, 'few'],
  ['ru', 34, 'few'],
  ['ru', 0, 'many'],
  ['ru', 5, 'many'],
  ['ru', 11, 'many'],
  ['ru', 12, 'many'],
  ['ru', 114, 'many'],
  ['ru', 1.5, 'other'],
  ['uz', 1, 'other'],
  ['uz', 5, 'other'],
] as const)('plural, for %s and %d, returns %s', (locale, count, form) => {
  expect(plural(locale, count)).toBe(form);
});

test('plural, for any whole count, depends only on the last two digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.nat({ max: 10_000 }), (tail, hundreds) => {
      expect(plural('ru', hundreds * 100 + tail)).toBe(plural('ru', tail));
      expect(plural('ru', -tail)).toBe(plural('ru', tail));
    }),
  );
});

test('parseMarkup reads bold runs and line breaks, and leaves everything else as text', () => {
  const plain = (text: string) => ({ bold: false, text });
  const bold = (text: string) => ({ bold: true, text });
  expect(parseMarkup('')).toEqual([]);
  expect(parseMarkup('a **b** c')).toEqual([plain('a '), bold('b'), plain(' c')]);
  expect(parseMarkup('**a\nb**\r\n\nc')).toEqual([bold('a'), 'break', bold('b'), 'break', 'break', plain('c')]);
  expect(parseMarkup('**a** b** <i>')).toEqual([bold('a'), plain(' b** <i>')]);
  expect(parseMarkup('2 * 2 **')).toEqual([plain('2 * 2 **')]);
});

test('parseMarkup, for any fuzzed markup, loses and adds no character', () => {
  const markup = fc.string({ unit: fc.constantFrom('*', '**', '\n', 'a', '<b>', ' ') });
  fc.assert(
    fc.property(markup, (text) => {
      const nodes = parseMarkup(text);
      const shown = nodes.map((node) => (node === 'break' ? '\n' : node.text)).join('');
      expect(shown).toBe(text.replace(/\*\*([\s\S]+?)\*\*/g, '$1'));
      expect(nodes.every((node) => node === 'break' || (node.text !== '' && !node.text.includes('\n')))).toBe(true);
    }),
  );
});

test.each([
  ['Шахмат', 'shaxmat'],
  ["O'YIN", 'ўйин'],
  ['Oʻyin', 'O‘yin'],
  ['oʼyin', 'o`yin'],
  ['Қимор', 'qimor'],
  ['ғалаба', 'gʻalaba'],
  ['Ҳазил', 'hazil'],
  ['чой', 'choy'],
  ['лёд', 'лед'],
  ['эхо', 'exo'],
  ['Café', 'cafe'],
  ['Book  of\tRa', 'book of ra'],
])('foldSearchText returns the same for %s and %s', (text, query) => {
  expect(foldSearchText(text)).toBe(foldSearchText(query));
});

test('foldSearchText, for any two texts, folds their concatenation to the concatenation of their folds', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abyeoʻ‘`шчўқғҳёэйцъьщАЯЮ19') });
  fc.assert(
    fc.property(letters, letters, (start, end) => {
      expect(foldSearchText(start + end)).toBe(foldSearchText(start) + foldSearchText(end));
      expect(foldSearchText(foldSearchText(start))).toBe(foldSearchText(start));
    }),
  );
});
