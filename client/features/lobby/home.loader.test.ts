import { expect, test, vi } from 'vitest';
import { fakeGame } from '#client/entities/game/fakeGame.testing.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { methods } from '#shared/api/methods.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadCritical, loadDeferred, loadOwn, loadOwnDeferred } from './home.loader.ts';

const section = (category: string, more = {}) => ({
  title: category,
  query: { category, sort: 'popular', limit: 24 },
  link: `/gamehall?category=${category}`,
  rows: 1,
  ...more,
});
const content = {
  'games-config': { homeSections: [section('popular', { rows: 2 }), section('new'), section('live'), section('fast')] },
  'prazer-config': {
    imageNames: { banner: { image_desktop: 'wide', image_desktop_avif: 'wide_avif', image_mobile: 'tall' } },
  },
};
const fail = () => {
  throw new AppError('InternalServerErrorException');
};
const banner = (id: number, more = {}) => ({ id, finished_at: null, description: { title: `b${id}`, ...more } });
const answers = {
  'games.get': () => ({ items: [fakeGame('koi')], total: 120 }),
  'games.getCategories': () => ({ items: [] }),
  'games.getProviders': () => ({ items: [] }),
  'banners.get': () => ({ items: [], count: 0 }),
  'jackpots.get': () => [],
  'jackpots.getWinners': () => ({ items: [] }),
  'tournaments.get': () => ({ items: [], total: 0 }),
  'account.getDepositLimit': () => ({ limit_amount: null, available_amount: 1, period: 'none' }),
  'account.getBudget': () => ({ amount: null, left: null }),
  'account.getPlayLimits': () => ({ limits: [], currency: 'UZS' }),
  'storage.get': () => ({}),
};
const home = (more: Partial<typeof answers> | Record<string, (input: never) => unknown> = {}) =>
  createLoaderArgs({ path: '/', content, answers: { ...answers, ...more } });

test('loadCritical of the home page waits for two rows, and asks for as many games of each row as the widest screen shows', async () => {
  const { args, calls } = home();
  const page = await loadCritical(args);
  expect(page.sections).toHaveLength(4);
  expect(page.rows).toMatchObject([
    { ok: true, value: { total: 120, games: [{ sysname: 'koi' }] } },
    { ok: true, value: { total: 120 } },
  ]);
  expect(calls.filter(({ name }) => name === 'games.get').map(({ input }) => input)).toEqual([
    { options: { category: 'popular', sort: 'popular', limit: 16 } },
    { options: { category: 'new', sort: 'popular', limit: 24 } },
    { options: { category: 'live', sort: 'popular', limit: 24 } },
    { options: { category: 'fast', sort: 'popular', limit: 24 } },
  ]);
});

test('loadCritical of the home page orders the rows once: later rows begin with no game at the starts of the first', async () => {
  const popular = ['koi', 'pamir-fox'].map((sysname) => fakeGame(sysname));
  const games = ({ options }: { options: { category: string } }) => ({
    items: options.category === 'live' ? [...popular, fakeGame('baccarat')] : popular,
    total: 3,
  });
  const { args, calls } = home({ 'games.get': games as (input: never) => unknown });
  const { rows, moreRows } = await loadCritical(args);
  expect(rows).toHaveLength(2);
  expect(await moreRows).toMatchObject([
    { ok: true, value: { games: [{ sysname: 'baccarat' }, { sysname: 'koi' }, { sysname: 'pamir-fox' }] } },
    { ok: true },
  ]);
  expect(calls.filter(({ name }) => name === 'games.get')).toHaveLength(4);
});

test('loadCritical of the home page sorts banners by position, omits finished ones and reads the named pictures', async () => {
  const items = [
    banner(1),
    banner(2, { position: 5 }),
    banner(3, {
      position: 1,
      images: { wide: '/w.webp', wide_avif: '/w.avif', tall: '/t.webp' },
      button_title: 'Go',
      button_slug: '/go',
    }),
    { ...banner(4), finished_at: 1 },
  ];
  const { banners } = await loadCritical(home({ 'banners.get': () => ({ items, count: 4 }) }).args);
  expect(banners.ok && banners.value.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(banners.ok && banners.value[0]).toEqual({
    id: 3,
    title: 'b3',
    text: '',
    badge: '',
    button: 'Go',
    href: '/go',
    terms: '',
    image: '/t.webp',
  });
});

test('loadOwn of the home page returns recent games of a player, and a failure as such', async () => {
  const round = (sysname: string, createdAt: number) => ({
    id: createdAt,
    game: { sysname, name: sysname },
    bet: { amount: 1, currency: 'UZS' },
    win: { amount: 0, currency: 'UZS' },
    created_at: createdAt,
    status: 'done',
  });
  const history = () => ({ items: [round('koi', 30), round('koi', 20)], total: 2 });
  const { args } = home({ 'games.getHistory': history });
  expect(await loadOwn(args).continued).toMatchObject({ ok: true, value: [{ sysname: 'koi', playedAt: 30 }] });
  expect(await loadOwn(home({ 'games.getHistory': fail }).args).continued).toMatchObject({ ok: false });
});

test('loaders of the home page ask for the tournaments of a player as the player alone', async () => {
  const { args, calls } = home();
  args.stores.session.signedIn({ uid: 7 } as never);
  loadDeferred(args);
  expect(calls.map(({ name }) => name)).not.toContain('tournaments.get');
  expect(await loadOwnDeferred(args).tournaments).toEqual({ ok: true, value: [] });
});

test('loadCritical and loadDeferred of the home page ask for nothing that is answered to each player differently: it would have no prelude', async () => {
  const { args, calls } = home();
  args.stores.session.signedIn({ uid: 7 } as never);
  const shared = { ...args, quiet: () => Promise.resolve(null) };
  loadDeferred(shared);
  await loadCritical(shared);
  const personal = new Set(methods.filter((method) => method.personal).map(({ name }) => name));
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.map(({ name }) => name).filter((name) => personal.has(name))).toEqual([]);
});

test('loadOwnDeferred of the home page asks for tournaments at once, and shows none when nothing may be advertised', async () => {
  const { args, calls } = home();
  args.stores.session.signedIn({ uid: 7 } as never);
  const { promise: quiet, resolve } = Promise.withResolvers<'limit'>();
  const { tournaments } = loadOwnDeferred({ ...args, quiet: () => quiet });
  await vi.waitFor(() => expect(calls.filter(({ name }) => name === 'tournaments.get')).toHaveLength(2));
  resolve('limit');
  expect(await tournaments).toEqual({ ok: true, value: [] });
});

test('loadCritical of the home page, when banners, categories, providers and jackpots fail, still returns the rows', async () => {
  const { args } = home({
    'banners.get': fail,
    'games.getCategories': fail,
    'games.getProviders': fail,
    'jackpots.get': fail,
  });
  const page = await loadCritical(args);
  expect([page.banners.ok, page.categories.ok, page.providers.ok, page.jackpots.ok]).not.toContain(true);
  expect(page.rows).toMatchObject([{ ok: true }, { ok: true }]);
});

test('the home page settles each later row and section separately, with its error', async () => {
  const games = ({ options }: { options: { category: string } }) =>
    options.category === 'live' ? fail() : answers['games.get']();
  const { args } = home({ 'games.get': games as (input: never) => unknown, 'jackpots.getWinners': fail });
  const deferred = loadDeferred(args);
  const { moreRows } = await loadCritical(args);
  expect(await moreRows).toMatchObject([{ ok: false, error: 'InternalServerErrorException' }, { ok: true }]);
  expect(await deferred.winners).toEqual({ ok: false, error: 'InternalServerErrorException' });
});

test('loadCritical of the home page sorts jackpots, largest first', async () => {
  const pot = (id: number, amount: number) => ({
    id,
    name: `p${id}`,
    amount: { amount, currency: 'UZS' },
    description: {},
  });
  const { jackpots } = await loadCritical(home({ 'jackpots.get': () => [pot(1, 5), pot(2, 9), pot(3, 7)] }).args);
  expect(jackpots.ok && jackpots.value.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('loadCritical of the home page returns sign-up banners to guests only', async () => {
  const items = [banner(1, { button_slug: '/?show_popup_reg=phone' }), banner(2, { button_slug: '/gamehall' })];
  const { args } = home({ 'banners.get': () => ({ items, count: 2 }) });
  const shown = async () => {
    const { banners } = await loadCritical(args);
    return banners.ok && banners.value.map(({ id }) => id);
  };
  expect(await shown()).toEqual([1, 2]);
  args.stores.session.account = { uid: 7 } as typeof args.stores.session.account;
  expect(await shown()).toEqual([2]);
});

test('the home page, for a player near a limit, has no banners and promotions and does not request them', async () => {
  const { args, calls } = home({
    'account.getDepositLimit': () => ({ limit_amount: 100, available_amount: 20, period: 'day' }),
  });
  args.stores.session.account = { uid: 7 } as typeof args.stores.session.account;
  const [{ banners }, promotions] = await Promise.all([loadCritical(args), loadDeferred(args).promotions]);
  expect([banners, promotions]).toEqual([
    { ok: true, value: [] },
    { ok: true, value: [] },
  ]);
  expect(calls.filter(({ name }) => name === 'banners.get')).toEqual([]);
});

test('loadDeferred of the home page sorts active tournaments by end, then planned ones by start; a failure is isolated', async () => {
  const cup = (id: number, status: string, start_at: number, end_at: number) => ({
    id,
    status,
    start_at,
    end_at,
    description: { name: `t${id}` },
    prize: { amount: 5, currency: 'UZS' },
    leaders: [],
    is_participating: false,
  });
  const all = {
    active: [cup(1, 'active', 1, 90), cup(2, 'active', 1, 50)],
    planned: [cup(3, 'planned', 70, 80), cup(4, 'planned', 60, 99)],
  };
  const get = (({ status }: { status: 'active' | 'planned' }) => ({ items: all[status], total: 2 })) as (
    input: never,
  ) => unknown;
  const { tournaments } = loadDeferred(home({ 'tournaments.get': get }).args);
  const cards = await tournaments;
  expect(cards?.ok && cards.value.map(({ id }) => id)).toEqual([2, 1, 4, 3]);
  const failed = loadDeferred(home({ 'tournaments.get': fail }).args);
  expect(await failed.tournaments).toMatchObject({ ok: false });
  expect(await failed.winners).toMatchObject({ ok: true });
});

test('loadDeferred of the home page returns four running promotions by position; a failure is isolated', async () => {
  const items = [5, 4, 3, 2, 1].map((position) => banner(position, { position, subtitle: 'terms' }));
  const over = { ...banner(9, { position: 0 }), finished_at: 1 };
  const get = (({ place }: { place?: string }) => ({
    items: place === 'promotions' ? [...items, over] : [],
    count: 6,
  })) as (input: never) => unknown;
  const cards = await loadDeferred(home({ 'banners.get': get }).args).promotions;
  expect(cards?.ok && cards.value.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(cards).toHaveProperty('value.0', expect.objectContaining({ name: 'b1', summary: 'terms', ends: null }));
  const failed = loadDeferred(home({ 'banners.get': fail }).args);
  expect(await failed.promotions).toEqual({ ok: false, error: 'InternalServerErrorException' });
  expect(await failed.tournaments).toMatchObject({ ok: true });
});
