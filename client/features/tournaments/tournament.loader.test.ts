import { expect, test } from 'vitest';
import { fakeGame } from '#client/entities/game/fakeGame.testing.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadCritical } from './tournament.loader.ts';
import { loadCritical as loadHall } from './tournamentHall.loader.ts';
import { loadDeferred, loadCritical as loadList } from './tournaments.loader.ts';

const fail = () => {
  throw new AppError('InternalServerErrorException');
};
const sysnames = Array.from({ length: 30 }, (_, index) => `g${index}`);
const tournament = (id: string, more = {}) => ({
  id,
  status: 'active',
  start_at: 1_700_000_000,
  end_at: 1_700_600_000,
  prize: { amount: 900, currency: 'UZS' },
  is_participating: false,
  need_participate: true,
  games: sysnames,
  leaders: [],
  description: { title: `T ${id}`, text: 'About', terms: ' one \n\ntwo', images: { wide: '/w.webp', card: '/c.webp' } },
  ...more,
});
const content = { 'prazer-config': { imageNames: { tournament: { image: 'card', image_wide: 'wide' } } } };
const game = (sysname: string, index: number) => ({ ...fakeGame(sysname), provider: index % 3 === 0 ? 'nur' : 'aral' });
const answers = {
  'tournaments.get': ({ id }: { id?: string }) => ({ items: id === 'none' ? [] : [tournament(id ?? 'a')], total: 1 }),
  'leaderboard.get': () => ({ items: [{ place: 1, fakename: 'a***z', points: 5, prize: '50 ball' }], total: 60 }),
  'games.get': ({ options }: { options: { sysname: string[] } }) => ({ items: options.sysname.map(game) }),
  'games.getProviders': () => ({ items: [] }),
} as unknown as Record<string, (input: never) => unknown>;

const world = async (path: string, more: Record<string, () => unknown> = {}, id = 'weekly-7') => {
  const made = createLoaderArgs({ path, content, answers: { ...answers, ...more } });
  await made.args.intl.load(['tournaments']);
  return { ...made, args: { ...made.args, params: { id } } };
};

test('loadCritical of a tournament returns its card, prizes, terms, board, first games and JSON-LD', async () => {
  const { args } = await world('/tournaments/weekly-7');
  const page = await loadCritical(args);
  expect(page.tournament).toMatchObject({
    id: 'weekly-7',
    name: 'T weekly-7',
    start: 1_700_000_000_000,
    image: '/c.webp',
    wideImage: '/w.webp',
    terms: ['one', 'two'],
    gameCount: 30,
  });
  expect(page.prizes).toEqual([{ from: 1, to: 1, prize: '50 ball' }]);
  expect(page.board).toMatchObject({ ok: true, value: { total: 60, count: 20 } });
  const games = await page.games;
  expect(games.ok && games.value).toHaveLength(12);
  expect(page.seo.canonicalPath).toBe('/tournaments/weekly-7');
  expect(page.seo.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'Event', startDate: '2023-11-14T22:13:20.000Z', image: 'https://site.test/w.webp' },
  ]);
});

test('loadCritical of a tournament, for a player, requests 100 places of the board', async () => {
  const { args, calls } = await world('/tournaments/weekly-7');
  args.stores.session.account = { uid: 7 } as typeof args.stores.session.account;
  await loadCritical(args);
  expect(calls.find(({ name }) => name === 'leaderboard.get')?.input).toEqual({
    tournament_id: 'weekly-7',
    count: 100,
  });
});

test('loadCritical of a tournament and of its hall, for an unknown id, throws a 404, also when the board fails', async () => {
  const { args } = await world('/ru/tournaments/none', { 'leaderboard.get': fail }, 'none');
  await expect(loadCritical(args)).rejects.toMatchObject({ status: 404 });
  await expect(loadHall(args)).rejects.toMatchObject({ status: 404 });
});

test('loadCritical of a tournament, when board and games fail, still resolves with their errors', async () => {
  const { args } = await world('/tournaments/weekly-7', { 'leaderboard.get': fail, 'games.get': fail });
  const page = await loadCritical(args);
  expect(page.board).toEqual({ ok: false, error: 'InternalServerErrorException' });
  expect(await page.games).toEqual({ ok: false, error: 'InternalServerErrorException' });
});

test('the loader of the tournaments requests each status separately, and a failed one leaves the others', async () => {
  const byStatus = ({ status }: { status: string }) =>
    status === 'planned' ? fail() : { items: [tournament(status)] };
  const { args } = await world('/tournaments', { 'tournaments.get': byStatus as unknown as () => unknown });
  const page = await loadList(args);
  expect(page.active).toMatchObject({ ok: true, value: [{ id: 'active' }] });
  expect(page.planned).toMatchObject({ ok: false });
  expect(await loadDeferred(args).finished).toMatchObject({ ok: true, value: [{ id: 'finished' }] });
  expect(page.seo.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'ItemList', itemListElement: [{ url: 'https://site.test/tournaments/active' }] },
  ]);
});

test('loadCritical of a tournament’s hall returns the requested pages of games, and filters by provider', async () => {
  const first = await loadHall((await world('/tournaments/weekly-7/gamehall')).args);
  expect(first.games).toMatchObject({ ok: true, value: { total: 30, all: 30 } });
  expect(first.games.ok && first.games.value.cards).toHaveLength(24);
  expect(first.games.ok && first.games.value.providers).toEqual([
    { sysname: 'nur', count: 10 },
    { sysname: 'aral', count: 20 },
  ]);
  const second = await loadHall((await world('/tournaments/weekly-7/gamehall?page=2')).args);
  expect(second.games.ok && second.games.value.cards).toHaveLength(30);
  const far = await loadHall((await world('/tournaments/weekly-7/gamehall?providers=aral&page=2')).args);
  expect(far.games).toMatchObject({ ok: true, value: { offset: 0, total: 20 } });
  expect(far.games.ok && far.games.value.cards).toHaveLength(20);
  const narrowed = await loadHall((await world('/tournaments/weekly-7/gamehall?providers=nur')).args);
  expect(narrowed.games).toMatchObject({ ok: true, value: { total: 10, all: 30 } });
  expect(narrowed.seo).toMatchObject({ robots: 'noindex, follow', canonicalPath: '/tournaments/weekly-7/gamehall' });
});
