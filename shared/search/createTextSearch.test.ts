import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextSearch } from './createTextSearch.ts';

const names = [
  'Book of Samarkand',
  'Tulip Jackpot',
  'Lion of Timur',
  'Frost Fox',
  'Mount Inferno',
  'Koi Blessing',
  'Coin Cascade',
  'Phoenix Dawn',
  'Humo Rising',
  'Jade Dragon',
  'Emerald Oath',
  'Chili Dice',
  'Starlit Vault',
  'Boʻri Steppe',
  'Choyxona Luck',
  'Grand Roulette',
  'Joker Bells',
  'Gʻalaba Crown',
  'Qora Wolf',
  'Sky Hunter',
];
const { find, spelt } = createTextSearch(names);
const found = (query: string) => find(query).map((place) => names[place]);

test.each([
  ['half a word', 'sama', 'Book of Samarkand'],
  ['words in another order', 'fox frost', 'Frost Fox'],
  ['case and spaces', '  TULIP   jack ', 'Tulip Jackpot'],
  ['Cyrillic for Latin', 'самарканд', 'Book of Samarkand'],
  ['Uzbek Cyrillic', 'бўри', 'Boʻri Steppe'],
  ['another apostrophe', "bo'ri", 'Boʻri Steppe'],
  ['a curly apostrophe', 'g‘alaba', 'Gʻalaba Crown'],
  ['no apostrophe', 'galaba', 'Gʻalaba Crown'],
  ['қ of Uzbek', 'қора', 'Qora Wolf'],
  ['ҳ of Uzbek', 'ҳумо', 'Humo Rising'],
  ['a missing character', 'samrkand', 'Book of Samarkand'],
  ['a doubled character', 'jaade', 'Jade Dragon'],
  ['two characters swapped', 'infreno', 'Mount Inferno'],
  ['a wrong character', 'phoemix', 'Phoenix Dawn'],
  ['by ear', 'рулет', 'Grand Roulette'],
  ['by ear, Latin', 'feniks', 'Phoenix Dawn'],
  ['by ear, a Cyrillic x of h', 'хантер', 'Sky Hunter'],
  ['by ear, дж', 'джокер', 'Joker Bells'],
  ['by ear, w', 'волф', 'Qora Wolf'],
  ['the wrong layout', 'цщда', 'Qora Wolf'],
  ['the wrong layout, for a first word', 'ьщгте', 'Mount Inferno'],
  ['a wrong first character', 'smerald', 'Emerald Oath'],
  ['a mistake in each of two short words', 'frst fks', 'Frost Fox'],
  ['a mistake in each word, begun', 'emrald ot', 'Emerald Oath'],
] as const)('find, for %s, %s, returns %s first', (_, query, name) => {
  expect(found(query)[0]).toBe(name);
});

test.each([
  ['frst fks', 'Frost Fox'],
  ['фрст фкс', 'Frost Fox'],
  ['samrkand', 'Samarkand'],
  ['fox frst', 'Fox Frost'],
  ['grnad roulete', 'Grand Roulette'],
] as const)('spelt, for misspelt %s, is %s', (query, words) => {
  expect(spelt(query)).toBe(words);
});

test.each(['fox', 'sama', 'fox fro', 'самарканд', 'фокс', 'qzqzqz', '', 'fks', 'цщда'])(
  'spelt, for %s, which is no misspelt name, is null',
  (query) => {
    expect(spelt(query)).toBeNull();
  },
);

test('find, for a correctly spelt word, returns only exact matches', () => {
  expect(found('fox')).toEqual(['Frost Fox']);
  expect(found('of')).toEqual(['Book of Samarkand', 'Lion of Timur']);
});

test('find ranks texts that begin with the query first, then texts with a word that does', () => {
  const search = createTextSearch(['Old Gold', 'Marigold', 'Gold Rush']);
  expect(search.find('gold')).toEqual([2, 0, 1]);
});

test('find ranks texts that begin with the query as a whole word before texts that begin with a longer word', () => {
  const search = createTextSearch(['Anorzor Crown', 'Anor Fortune', 'Silver Anor', 'Anor']);
  expect(search.find('anor')).toEqual([1, 3, 0, 2]);
});

test('find, for empty and meaningless queries, returns nothing', () => {
  for (const query of ['', '   ', '!!!', 'qzqzqz', 'яяяяяяя', '漢字', '.*+?^${}()|[]\\'])
    expect(find(query), query).toEqual([]);
});

test('find, for a word of five or more characters with any one inner mistake, still returns the text', () => {
  const words = names.flatMap((name, place) =>
    name
      .split(' ')
      .filter((word) => /^[A-Za-z]{5,}$/.test(word))
      .map((word) => ({ word: word.toLowerCase(), place })),
  );
  const mistake = fc.record({
    one: fc.constantFrom(...words),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('drop', 'swap', 'double'),
  });
  fc.assert(
    fc.property(mistake, ({ one: { word, place }, at, kind }) => {
      const index = 1 + Math.floor(at * (word.length - 3));
      const [before, character, next, after] = [
        word.slice(0, index),
        word[index] as string,
        word[index + 1] as string,
        word.slice(index + 2),
      ];
      const typed = {
        drop: before + next + after,
        swap: before + next + character + after,
        double: before + character + character + next + after,
      }[kind];
      expect(find(typed), typed).toContain(place);
    }),
  );
});

test('find, for any fuzzed query, returns distinct indexes of texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
      const places = find(query);
      expect(new Set(places).size).toBe(places.length);
      for (const place of places) expect(names[place]).toBeDefined();
    }),
  );
});

test('find, for one repeated character, returns nothing', () => {
  for (const query of ['qqqqqq', 'kkkkk', 'aaaaaa']) expect(find(query), query).toEqual([]);
});
