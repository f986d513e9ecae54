import { expect, test } from 'vitest';
import { motifs } from '#sandbox/art/motifs/motifs.ts';
import { createCatalogue } from './catalogue.ts';

const small = createCatalogue({ seed: 'a', count: 480 });
const large = createCatalogue({ seed: 'a', count: 5000 });

test('createCatalogue, for the same seed, returns the same games, and a larger count only appends', () => {
  expect(createCatalogue({ seed: 'a', count: 480 }).games).toEqual(small.games);
  expect(large.games.slice(0, 480).map((g) => g.sysname)).toEqual(small.games.map((g) => g.sysname));
  expect(large.games.slice(0, 480).map((g) => g.art)).toEqual(small.games.map((g) => g.art));
  expect(large.games).toHaveLength(5000);
});

test('game names, sysnames, ids and popularities are unique and well formed', () => {
  for (const { games } of [small, large]) {
    for (const key of ['name', 'sysname', 'id', 'popularity'] as const)
      expect(new Set(games.map((g) => g[key])).size).toBe(games.length);
    for (const { sysname, name } of games) {
      expect(sysname).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name, name).toMatch(/^[A-Za-z0-9ʻʼ -]{4,30}$/);
    }
  }
});

test('every game has a known provider and known categories, and every provider and category has games', () => {
  const providers = new Map(small.providers.map((p) => [p.sysname, p]));
  const categories = new Set(small.categories.map((c) => c.sysname));
  expect(providers.size).toBeGreaterThanOrEqual(24);
  expect(categories.size).toBe(14);
  for (const game of small.games) {
    expect(providers.get(game.provider)?.types, game.name).toContain(game.type);
    for (const category of game.categories) expect(categories.has(category)).toBe(true);
    expect(game.categories).toContain(game.type === 'slot' ? 'slots' : game.type);
    expect(game.rtp).toBeGreaterThan(90);
    expect(game.rtp).toBeLessThan(99);
  }
  for (const provider of small.providers) expect(provider.count, provider.name).toBeGreaterThan(0);
  for (const category of categories)
    expect(
      small.games.some((g) => g.categories.includes(category)),
      category,
    ).toBe(true);
});

test('the catalogue begins with the sixty hand-picked games, in descending popularity', () => {
  expect(small.games[0]?.name).toBe('Zarafshon Vault');
  expect(small.games.slice(0, 60).every((g) => g.categories.includes('popular'))).toBe(true);
  expect(small.games.map((g) => g.popularity)).toEqual(small.games.map((g) => g.popularity).toSorted((a, b) => b - a));
});

test('every motif and kind of the catalogue exists', () => {
  const kinds = new Map(motifs.map((m) => [m.name, m.kinds]));
  for (const { art, name } of small.games) {
    for (const { motif, kind } of [art, ...(art.company ?? [])]) {
      expect(kinds.has(motif), `${name}: ${motif}`).toBe(true);
      expect([undefined, ...(kinds.get(motif) ?? [])], name).toContain(kind);
    }
  }
});

test('the badge of a game equals the badge of its cover art', () => {
  for (const game of small.games) expect(game.art.badge).toBe(game.badge);
  expect(small.games.filter((g) => g.badge).length).toBeGreaterThan(20);
});
