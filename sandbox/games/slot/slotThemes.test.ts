import { expect, test } from 'vitest';
import { slotThemes } from './slotThemes.ts';
import { themeOf } from './themeOf.ts';

test('every slot theme has ten different pictures, each with a label in both languages', () => {
  expect(slotThemes.length).toBeGreaterThanOrEqual(6);
  for (const theme of slotThemes) {
    const symbols = Object.values(theme.symbols);
    expect(new Set(symbols.map((symbol) => symbol.glyph)).size, theme.id).toBe(10);
    for (const { label } of symbols) expect(label.uz && label.ru, theme.id).toBeTruthy();
  }
});

test('themeOf picks a theme by type and name, and for a name without a match always the same theme', () => {
  const game = (type: string, name: string) => ({
    sysname: name.toLowerCase().replaceAll(' ', '-'),
    type,
    categories: [],
  });
  expect(themeOf(game('live', 'Book Roulette')).id).toBe('table');
  expect(themeOf(game('slot', 'Book of Humo')).id).toBe('books');
  expect(themeOf(game('slot', 'Wolf Night')).id).toBe('animals');
  expect(themeOf(game('slot', 'Zzz'))).toBe(themeOf(game('slot', 'Zzz')));
});
