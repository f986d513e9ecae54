import { expect, test } from 'vitest';
import type { Game } from '#shared/api/play/games.contract.ts';
import { toGameCard } from './gameCard.ts';

const game: Game = {
  sysname: 'koi',
  id: 7,
  name: 'Koi Blessing',
  image_url: '/uploads/games/koi-300x400.webp',
  provider: 'registon',
  type: 'slot',
  categories: ['slots'],
  has_demo: true,
  description: {},
};

test('toGameCard prefers the operator’s name and picture to the game’s', () => {
  const description = { name: 'Koi', images: { tall: '/cdn/koi-300x400.avif' } };
  const card = toGameCard({ ...game, description }, { image_portrait: 'tall' });
  expect(card).toMatchObject({ name: 'Koi', image: '/cdn/koi-300x400.avif' });
});

test('toGameCard takes the AVIF of the picture where the operator names one', () => {
  const names = { image_portrait: 'tall', image_portrait_avif: 'tall_avif' };
  const card = (images: Record<string, string>) =>
    toGameCard({ ...game, description: { images: { tall: '/koi-300x400.webp', ...images } } }, names);
  expect(card({ tall_avif: '/koi-300x400.avif' }).image).toBe('/koi-300x400.avif');
  expect(card({ tall_avif: '' }).image).toBe('/koi-300x400.webp');
  expect(card({}).image).toBe('/koi-300x400.webp');
});

test('toGameCard, for a game without a picture, returns an empty image', () => {
  expect(toGameCard({ ...game, image_url: null }, {}).image).toBe('');
});

test('toGameCard prefers the badge "new" to "jackpot", and "jackpot" to "live"', () => {
  const badge = (more: Partial<Game>) => toGameCard({ ...game, ...more }, {}).badge;
  expect(badge({})).toBeUndefined();
  expect(badge({ type: 'live' })).toBe('live');
  expect(badge({ type: 'live', categories: ['jackpot'] })).toBe('jackpot');
  expect(badge({ is_new: true, categories: ['jackpot'] })).toBe('new');
});

test('toGameCard takes the last five results of a table for a list of tables only', () => {
  const results = [1, 2, 3, 4, 5, 6].map((number) => ({ text: String(number), look: 'low' as const }));
  const table: Game = { ...game, type: 'live', table: { results, limits: [] } };
  expect(toGameCard(table, {}, { hasResults: true }).results?.map(({ text }) => text)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(toGameCard(table, {}).results).toBeUndefined();
});
