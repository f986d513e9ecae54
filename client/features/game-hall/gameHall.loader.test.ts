import { expect, test } from 'vitest';
import { fakeGame } from '#client/entities/game/fakeGame.testing.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createGameFinder } from '#shared/search/createGameFinder.ts';
import { loadCritical } from './gameHall.loader.ts';

const answers = {
  'games.get': () => ({ items: [fakeGame('koi')], total: 310 }),
  'games.getCategories': () => ({
    items: [{ id: 'slots', sysname: 'slots', name: 'Slotlar', type: 'slot', count: 864 }],
  }),
  'games.getProviders': () => ({
    items: [{ sysname: 'nur', name: 'Nur Studio', game_params: { types: [], count: 5 } }],
  }),
};
const load = async (path: string, more: Partial<Parameters<typeof createLoaderArgs>[0]> = {}) => {
  const { args, calls } = createLoaderArgs({ path, answers, ...more });
  const page = await loadCritical(args);
  return { page, options: calls.find(({ name }) => name === 'games.get')?.input };
};

test('loadCritical of the hall, for a category with filters, calls games.get once with all of them', async () => {
  const { page, options } = await load(
    '/gamehall?category=slots&providers=b,a&sort=new&search=koi&page=3&utm_source=x',
  );
  expect(options).toEqual({
    options: { category: 'slots', providers: ['a', 'b'], search: 'koi', sort: 'new', offset: 48, limit: 24 },
  });
  expect(page.heading).toBe('Slotlar');
  expect(page.games).toMatchObject({ ok: true, value: { total: 310, games: [{ sysname: 'koi', name: 'KOI' }] } });
});

test('loadCritical of the hall, without category and providers, uses the operator’s listing type', async () => {
  const content = { 'games-config': { gamehall: { type: 'live' } } };
  expect((await load('/gamehall', { content })).options).toMatchObject({ options: { type: 'live', limit: 24 } });
  const named = await load('/gamehall?providers=nur', { content });
  expect(named.options).not.toHaveProperty('options.type');
  expect(named.page.heading).toBe('Nur Studio oʻyinlari');
});

test('loadCritical of the hall, for an unknown category or provider, marks the page not cacheable', async () => {
  for (const path of ['/gamehall?category=unknown', '/gamehall?providers=nur,unknown'])
    expect((await load(path)).page, path).toMatchObject({ isUncacheable: true });
  for (const path of ['/gamehall', '/gamehall?category=slots&providers=nur', '/gamehall?category=favourites'])
    expect((await load(path)).page, path).not.toHaveProperty('isUncacheable');
});

test('loadCritical of the hall requests the games of a far page alone, without JSON-LD of them, and of a first page all up to it', async () => {
  const far = await load('/gamehall?page=42');
  expect(far.options).toMatchObject({ options: { offset: 984, limit: 16 } });
  expect(far.page.seo.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  expect((await load('/gamehall?category=slots&providers=nur&page=4')).options).toMatchObject({
    options: { offset: 0, limit: 96 },
  });
  for (const filter of ['providers=nur,aral', 'search=koi', 'types=slot'])
    expect((await load(`/gamehall?${filter}&page=2`)).options).toMatchObject({ options: { offset: 24, limit: 24 } });
});

test('loadCritical of the hall, for a page behind the end of a list, returns its last page', async () => {
  const games = ({ options }: { options: { offset: number } }) => ({
    items: options.offset < 50 ? [fakeGame('koi')] : [],
    total: 50,
  });
  const { page } = await load('/gamehall?page=42', { answers: { ...answers, 'games.get': games } });
  expect(page.games).toMatchObject({ ok: true, value: { games: [{ sysname: 'koi' }], offset: 48, total: 50 } });
});

test('the hall’s canonical path contains category and providers only, and filtered lists are noindex', async () => {
  const seo = async (path: string) => (await load(path)).page.seo;
  expect(await seo('/gamehall?sort=name&category=slots&page=2')).toMatchObject({
    canonicalPath: '/gamehall?category=slots',
  });
  expect(await seo('/gamehall?category=slots')).not.toHaveProperty('robots');
  expect(await seo('/gamehall?providers=nur')).not.toHaveProperty('robots');
  const two = await seo('/gamehall?providers=nur,aral');
  expect(two).toMatchObject({ canonicalPath: '/gamehall?providers=aral,nur', robots: 'noindex, follow' });
  expect(await seo('/gamehall?search=koi')).toMatchObject({ robots: 'noindex, follow' });
  expect(await seo('/gamehall?category=nothing')).toMatchObject({ robots: 'noindex, follow' });
});

test('the hall’s JSON-LD lists breadcrumbs and the first page’s games, and is empty for a search', async () => {
  const jsonLd = async (path: string) => (await load(path)).page.seo.jsonLd;
  expect(await jsonLd('/gamehall')).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Bosh sahifa' }, { name: 'Barcha oʻyinlar' }] },
    {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'KOI', url: 'https://site.test/platform/game/koi' }],
    },
  ]);
  expect(await jsonLd('/gamehall?category=slots&page=2')).toMatchObject([
    { itemListElement: [{}, {}, { name: 'Slotlar', item: 'https://site.test/gamehall?category=slots' }] },
    { '@type': 'ItemList' },
  ]);
  const many = Array.from({ length: 48 }, (_, index) => fakeGame(`g${index}`));
  const { page } = await load('/gamehall?page=2', {
    answers: { ...answers, 'games.get': () => ({ items: many, total: 48 }) },
  });
  expect(page.seo.jsonLd[1]).toMatchObject({ numberOfItems: 24 });
  expect(await jsonLd('/gamehall?search=koi')).toEqual([]);
});

test('loadCritical of the hall marks an unknown category, except when the categories fail to load', async () => {
  const none = { ...answers, 'games.get': () => ({ items: [], total: 0 }) };
  const { page } = await load('/gamehall?category=nothing', { answers: none });
  expect(page).toMatchObject({ isUnknown: true, heading: 'Bunday turkum yoʻq' });
  const fail = () => {
    throw new AppError('InternalServerErrorException');
  };
  const dark = await load('/gamehall?category=nothing', { answers: { ...none, 'games.getCategories': fail } });
  expect(dark.page).toMatchObject({ isUnknown: false, heading: 'Oʻyinlar', categories: { ok: false } });
});

test('the favourites list requests the player’s likes in their order, and without likes makes no call', async () => {
  const { options, page } = await load('/gamehall?category=favourites', {
    stores: { likes: { sysnames: ['b', 'a'] } },
  });
  expect(options).toEqual({ options: { sysname: ['b', 'a'], offset: 0, limit: 24 } });
  expect(page).toMatchObject({ heading: 'Sevimlilar', isUnknown: false });
  const guest = await load('/gamehall?category=favourites');
  expect(guest.options).toBeUndefined();
  expect(guest.page.games).toEqual({ ok: true, value: { games: [], offset: 0, total: 0 } });
});

test('loadCritical of the hall, when the games fail to load, still returns heading and providers', async () => {
  const fail = () => {
    throw new AppError('ApplicationUnavailableException');
  };
  const { page } = await load('/gamehall?category=slots', { answers: { ...answers, 'games.get': fail } });
  expect(page.games).toEqual({ ok: false, error: 'ApplicationUnavailableException' });
  expect(page).toMatchObject({ heading: 'Slotlar', providers: { ok: true } });
});

const finder = createGameFinder({
  providers: { nur: 'Nur Studio', aral: 'Aral Gaming' },
  games: [
    ['fox', 'Frost Fox', 'nur', 'slot', '', ['slots'], 1, 0, 97, 2],
    ['wheel', 'Speed Wheel', 'aral', 'live', '', ['live'], 0, 1, 0, 2],
    ['tulip', 'Tulip Jackpot', 'aral', 'slot', '', ['slots', 'jackpot'], 1, 1, 95, 2],
  ],
});
const named = {
  ...answers,
  'games.get': ({ options }: { options: { sysname?: string[] } }) => ({
    items: (options.sysname ?? ['koi']).map(fakeGame),
    total: 1,
  }),
};

test('a search for a misspelt word finds games in the catalogue and requests them by sysname', async () => {
  const { page, options } = await load('/gamehall?search=forst', { finder, answers: named });
  expect(options).toEqual({ options: { sysname: ['fox'], limit: 1 } });
  expect(page.games).toMatchObject({ ok: true, value: { total: 1, games: [{ sysname: 'fox' }] } });
});

test('a search in Cyrillic within a category finds games by the provider’s Latin name', async () => {
  expect((await load('/gamehall?category=slots&search=арал', { finder, answers: named })).options).toEqual({
    options: { sysname: ['tulip'], limit: 1 },
  });
});

test('features and several types are filtered in the catalogue, a single type by the platform', async () => {
  const optionsOf = async (query: string) => (await load(`/gamehall?${query}`, { finder, answers: named })).options;
  expect(await optionsOf('features=demo,new')).toEqual({ options: { sysname: ['tulip'], limit: 1 } });
  expect(await optionsOf('types=slot,live&sort=name')).toEqual({
    options: { sysname: ['fox', 'wheel', 'tulip'], limit: 3 },
  });
  expect(await optionsOf('types=live')).toEqual({ options: { type: 'live', sort: 'popular', offset: 0, limit: 24 } });
});

test('a search without matches in the catalogue returns an empty list without calling games.get', async () => {
  const { page, options } = await load('/gamehall?search=qzqzqz', { finder, answers: named });
  expect(options).toBeUndefined();
  expect(page.games).toEqual({ ok: true, value: { games: [], offset: 0, total: 0 } });
});

test('without a catalogue, search text is sent to the platform, and a list by features fails', async () => {
  expect((await load('/gamehall?search=fox')).options).toMatchObject({ options: { search: 'fox', offset: 0 } });
  const { page } = await load('/gamehall?features=demo');
  expect(page.games).toMatchObject({ ok: false });
  expect(page.facets).toBeNull();
});

test('facet counts respect the other filters, and a filtered list is noindex', async () => {
  const { page } = await load('/gamehall?category=slots&features=new', { finder, answers: named });
  expect(page.facets).toEqual({
    providers: { aral: 1 },
    types: { slot: 1, live: 0, fast: 0 },
    features: { demo: 1, new: 1, jackpot: 1 },
    rtp: { 97: 0, 96: 0, 95: 1, below: 0 },
    volatility: { low: 0, medium: 1, high: 0 },
  });
  expect(page.seo).toMatchObject({ robots: 'noindex, follow' });
});

test('the favourites list with a feature filter returns only matching favourites', async () => {
  const stores = { likes: { sysnames: ['tulip', 'fox'] } };
  const { options } = await load('/gamehall?category=favourites&features=demo', { finder, answers: named, stores });
  expect(options).toEqual({ options: { sysname: ['tulip', 'fox'], limit: 2 } });
});
