import { expect, test } from 'vitest';
import { createGameFinder } from './createGameFinder.ts';

const finder = createGameFinder({
  providers: { nur: 'Nur Studio', aral: 'Aral Gaming' },
  games: [
    ['fox', 'Frost Fox', 'nur', 'slot', '/fox.webp', ['slots', 'animals'], 1, 0, 97.2, 3],
    ['wheel', 'Speed Wheel', 'aral', 'live', '/wheel.webp', ['live'], 0, 1, 97.3, 1],
    ['tulip', 'Tulip Jackpot', 'aral', 'slot', '', ['slots', 'jackpot'], 1, 1, 95, 3],
    ['rocket', 'Sky Rocket', 'nur', 'fast', '/rocket.webp', ['fast'], 1, 0, 0, 0],
  ],
});
const found = (question: Parameters<typeof finder.find>[0]) => finder.find(question).map(({ sysname }) => sysname);

test('find, for an empty question, returns all games, most popular first', () => {
  expect(found({})).toEqual(['fox', 'wheel', 'tulip', 'rocket']);
});

test('find unites the choices of one filter, and intersects features and different filters', () => {
  expect(found({ types: ['slot', 'fast'] })).toEqual(['fox', 'tulip', 'rocket']);
  expect(found({ providers: ['aral', 'nur'], features: ['demo', 'new'] })).toEqual(['tulip']);
  expect(found({ rtp: ['97'] })).toEqual(['fox', 'wheel']);
  expect(found({ rtp: ['97', '95'], volatility: ['high'] })).toEqual(['fox', 'tulip']);
  expect(found({ volatility: ['low', 'medium'] })).toEqual(['wheel']);
  expect(found({ category: 'jackpot' })).toEqual(['tulip']);
});

test('find of a game finder, sorted by new or by name, returns its games in that order', () => {
  expect(found({ sort: 'new' })).toEqual(['wheel', 'tulip', 'fox', 'rocket']);
  expect(found({ sort: 'name' })).toEqual(['fox', 'rocket', 'wheel', 'tulip']);
});

test('find, for the name of a provider in another script or a misspelt word, returns its games', () => {
  expect(found({ search: 'арал' })).toEqual(['wheel', 'tulip']);
  expect(found({ search: 'tulpi' })).toEqual(['tulip']);
  expect(found({ search: 'nur', types: ['fast'] })).toEqual(['rocket']);
});

test('find, given sysnames in among, returns only those, in that order', () => {
  expect(found({ among: ['rocket', 'none', 'fox'] })).toEqual(['rocket', 'fox']);
  expect(found({ among: ['rocket', 'fox'], search: 'fox' })).toEqual(['fox']);
});

test('facets count the games of each further choice, without the chosen values of the same filter', () => {
  const facets = finder.facets({ types: ['slot'], providers: ['nur'] });
  expect(facets).toEqual({
    providers: { nur: 1, aral: 1 },
    types: { slot: 1, live: 0, fast: 1 },
    features: { demo: 1, new: 0, jackpot: 0 },
    rtp: { 97: 1, 96: 0, 95: 0, below: 0 },
    volatility: { low: 0, medium: 0, high: 1 },
  });
  expect(finder.facets({}).features).toEqual({ demo: 3, new: 2, jackpot: 1 });
  // A filter is counted without its own chosen values.
  expect(finder.facets({ volatility: ['low'] }).volatility).toEqual({ low: 1, medium: 0, high: 2 });
  expect(finder.facets({ volatility: ['low'], rtp: ['below'] }).rtp).toEqual({ 97: 1, 96: 0, 95: 0, below: 0 });
});

test.each([
  ['slotlar', ['fox', 'tulip']],
  ['слоты', ['fox', 'tulip']],
  ['avtomat', ['fox', 'tulip']],
  ['жонли', ['wheel']],
  ['лайв', ['wheel']],
  ['crash', ['rocket']],
  ['джекпот', ['tulip']],
  ['ракета', ['rocket']],
  ['raketa', ['rocket']],
  ['lisa', ['fox']],
  ['gʻildirak', ['wheel']],
  ['jonli gildirak', ['wheel']],
  ['лисица', ['fox']],
  ['frost tulki', ['fox']],
  ['nur лиса', ['fox']],
  ['tyulpan', ['tulip']],
  ['lola', ['tulip']],
  ['небо', ['rocket']],
  ['osmon', ['rocket']],
])('find, for %s, returns the games that players call so', (typed, games) => {
  expect(found({ search: typed })).toEqual(games);
});

test.each([
  ['шериф', 'Wild Sheriff'],
  ['шерлок', 'Sherlock Street'],
  ['полёт', 'Night Flight'],
  ['кокос', 'Coconut Bay'],
  ['кольцо', 'Magic Ring'],
  ['sharq', 'Sharq Bozori'],
  ['барселона', 'Barcelona Nights'],
  ['леди', 'Lady Fortune'],
  ['семья', 'Big Family'],
  ['боги', 'God of Storms'],
])('find, for %s, does not return games of a thing whose word begins alike', (search, name) => {
  const others = [
    'Lion Pride',
    'Green Field',
    'Blue Wave',
    'Deep Lake',
    'Ball Party',
    'Black Panther',
    'Ice Frost',
    'Lucky Seven',
  ];
  const many = createGameFinder({
    providers: { nur: 'Nur Studio' },
    games: [...others, name].map((title) => [title, title, 'nur', 'slot', '', ['slots'], 1, 0, 96, 2]),
  });
  expect(many.find({ search }).map((game) => game.name)).toEqual([name]);
});

test('spelt, for a text that another language explains, is null, and for a misspelt name its words', () => {
  expect(finder.spelt('лиса')).toBeNull();
  expect(finder.spelt('frst fks')).toBe('Frost Fox');
});
