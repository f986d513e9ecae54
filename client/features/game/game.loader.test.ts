import { expect, test } from 'vitest';
import { fakeGame } from '#client/entities/game/fakeGame.testing.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadCritical } from './game.loader.ts';

type Answers = Record<string, (input: never) => unknown>;
const category = (sysname: string, type: string, count: number) => ({
  id: sysname,
  name: sysname,
  sysname,
  type,
  count,
});
const games = ['koi', 'anor', 'humo', 'lola'].map((sysname) => ({
  ...fakeGame(sysname),
  rtp: 96.2,
  categories: ['popular', 'slots', 'animals', 'tiny'],
}));
const answers: Answers = {
  'games.get': (({ options }: { options: { sysname?: string } }) => ({
    items: games.filter(({ sysname }) => options.sysname === undefined || sysname === options.sysname),
  })) as (input: never) => unknown,
  'games.getCategories': () => ({
    items: [
      category('popular', 'all', 60),
      category('slots', 'slot', 300),
      category('animals', 'slot', 40),
      category('tiny', 'slot', 2),
    ],
  }),
  'games.getProviders': () => ({
    items: [{ sysname: 'registon', name: 'Registon Play', game_params: { types: ['slot'], count: 4 } }],
  }),
};

async function load(path: string, params: Record<string, string>, more: Answers = {}) {
  const { args, calls } = createLoaderArgs({ path, answers: { ...answers, ...more } });
  const intl = createTexts('uz', await loadMessages('uz'));
  await intl.load(['game']);
  const page = await loadCritical({ ...args, intl, params });
  return { page, calls };
}

test('loadCritical of a game returns the game with its provider, breadcrumbs and similar games', async () => {
  const { page, calls } = await load('/game/koi', { sysname: 'koi' });
  expect(page.game).toMatchObject({ sysname: 'koi', providerName: 'Registon Play', rtp: 96.2, isDemoAddress: false });
  expect(page.crumbs).toEqual([
    { name: 'slots', href: '/gamehall?category=slots' },
    { name: 'Registon Play', href: '/gamehall?providers=registon' },
  ]);
  const similar = await page.similar;
  expect(similar?.ok && similar.value.map(({ sysname }) => sysname)).toEqual(['anor', 'humo', 'lola']);
  expect(calls.at(-1)?.input).toEqual({ options: { category: 'animals', limit: 13 } });
});

test.each([
  ['/game/koi', { sysname: 'koi' }],
  ['/platform/game/koi', { sysname: 'koi' }],
  ['/platform/game/custom/koi', { name: 'koi' }],
  ['/platform/game/koi/demo', { id: 'koi', mode: 'demo' }],
] as [string, Record<string, string>][])(
  'the game page %s has the canonical path /platform/game/koi',
  async (path, params) => {
    const { page } = await load(path, params);
    expect(page.seo).toMatchObject({ canonicalPath: '/platform/game/koi' });
    expect(page.seo.title).toContain('KOI');
    expect(page.seo.description).toContain('96,2%');
    expect(JSON.stringify(page.seo.jsonLd)).toContain('"item":"https://site.test/platform/game/koi"');
  },
);

test('loadCritical of a game sets isDemoAddress for a demo address and isCustom for a custom name', async () => {
  expect((await load('/platform/game/koi/demo', { id: 'koi', mode: 'demo' })).page.game.isDemoAddress).toBe(true);
  expect((await load('/platform/game/custom/koi', { name: 'koi' })).page.game.isCustom).toBe(true);
});

test.each([
  ['/game/nope', { sysname: 'nope' }],
  ['/platform/game/koi/cheat', { id: 'koi', mode: 'cheat' }],
] as [string, Record<string, string>][])('loadCritical of a game, for %s, throws a 404', async (path, params) => {
  await expect(load(path, params)).rejects.toMatchObject({ status: 404, data: { kind: 'notFound', path } });
});

test('loadCritical of a game survives failed categories and providers, and rejects when the game fails', async () => {
  const fail = () => {
    throw new AppError('InternalServerErrorException');
  };
  const { page } = await load(
    '/game/koi',
    { sysname: 'koi' },
    { 'games.getCategories': fail, 'games.getProviders': fail },
  );
  expect(page.crumbs).toEqual([{ name: 'registon', href: '/gamehall?providers=registon' }]);
  await expect(load('/game/koi', { sysname: 'koi' }, { 'games.get': fail })).rejects.toBeInstanceOf(AppError);
});

test('loadCritical of a game whose answer has no sysname shows the one game of the answer', async () => {
  const { page } = await load(
    '/game/koi',
    { sysname: 'koi' },
    {
      'games.get': (() => ({ items: [{ ...fakeGame('koi'), sysname: '' }], total: 1 })) as never,
    },
  );
  expect(page.game.sysname).toBe('koi');
});

test('loadCritical of a game that the platform counts and that cannot be read fails, and is not 404', async () => {
  const loading = load('/game/koi', { sysname: 'koi' }, { 'games.get': (() => ({ items: [], total: 1 })) as never });
  await expect(loading).rejects.toBeInstanceOf(AppError);
  const missing = load('/game/koi', { sysname: 'koi' }, { 'games.get': (() => ({ items: [], total: 0 })) as never });
  await expect(missing).rejects.toMatchObject({ status: 404 });
});
