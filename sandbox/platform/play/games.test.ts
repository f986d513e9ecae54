import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const visit = (locale?: string) => createVisitor(sandbox.url, locale);
async function games(
  options: object,
): Promise<{ items: { sysname: string; name: string; provider: string; type: string }[]; total: number }> {
  return (await visit().get('games.get', { options })).body.data;
}

test('games.get, page by page, returns each game once, in the order of one large page', async () => {
  const all = await games({ limit: 40 });
  const paged = await Promise.all([0, 16, 32].map((offset) => games({ offset, limit: 16 })));
  expect(paged.flatMap((page) => page.items)).toEqual(all.items);
  expect(all.total).toBe(40);
});

test('games.get, by provider, category or type, returns matching games only, as many as the filter’s count', async () => {
  const providers = (await visit().get('games.getProviders')).body.data.items;
  const categories = (await visit().get('games.getCategories')).body.data.items;
  expect(providers.length).toBeGreaterThan(0);
  for (const provider of providers) {
    const found = await games({ providers: [provider.sysname], limit: 100 });
    expect(found.total).toBe(provider.game_params.count);
    expect(found.items.every((game) => game.provider === provider.sysname)).toBe(true);
  }
  for (const category of categories) expect((await games({ category: category.sysname })).total).toBe(category.count);
  expect((await games({ type: 'live', limit: 100 })).items.every((game) => game.type === 'live')).toBe(true);
});

test('games.get search ignores case, word order and spaces, and matches the start of a word', async () => {
  const { items } = await games({ limit: 40 });
  const game = items.find(({ name }) => /^[a-z]+ [a-z]+/i.test(name));
  if (!game) throw new Error('no game of two plain words');
  const [first = '', second = ''] = game.name.split(' ');
  for (const search of [game.name.toUpperCase(), `${second} ${first}`, `  ${first.slice(0, 3)} `]) {
    const found = await games({ search, limit: 40 });
    expect(
      found.items.map(({ sysname }) => sysname),
      search,
    ).toContain(game.sysname);
  }
  expect((await games({ search: 'qzqzqz' })).items).toEqual([]);
});

test('games.get search in Cyrillic finds the game of the Latin name, by the whole name and by the start of a word', async () => {
  for (const [search, name] of [
    ['Силвер Белл', 'Silver Bell'],
    ['БЎРИ СТЕППЕ', 'Boʻri Steppe'],
    ['қизил', 'Qizilqum Mirage'],
    ['бакк', 'Saroy Bakkara'],
  ] as const) {
    const { items } = await games({ search, limit: 40 });
    expect(
      items.map((game) => game.name),
      search,
    ).toEqual([name]);
  }
});

test('games.get by sysname keeps the requested order and omits unknown names', async () => {
  const { items } = await games({ limit: 3 });
  const names = items.map(({ sysname }) => sysname).toReversed();
  const found = await games({ sysname: [...names, 'no-such-game'] });
  expect(found.items.map(({ sysname }) => sysname)).toEqual(names);
});

test('games.addLike and removeLike change the player’s own favourites; a guest is refused', async () => {
  const player = visit();
  await player.login('ru@yulduz.test');
  const before: string[] = (await player.get('games.getLikes')).body.data;
  const { items } = await games({ limit: 40 });
  const sysname = items.find((game) => !before.includes(game.sysname))?.sysname ?? '';
  expect((await player.post('games.addLike', { sysname })).body).toEqual({ data: 1 });
  await player.post('games.addLike', { sysname });
  expect((await player.get('games.getLikes')).body.data).toHaveLength(before.length + 1);
  await player.post('games.removeLike', { sysname });
  expect((await player.get('games.getLikes')).body.data).toEqual(before);
  expect((await player.post('games.addLike', { sysname: 'no-such-game' })).body.error.type).toBe(
    'InvalidParameterException',
  );
  expect((await visit().get('games.getLikes')).body.error.type).toBe('AuthorizationException');
});

test('the demo player’s seeded history, summed up, matches the main balance', async () => {
  const player = visit();
  await player.login('demo@yulduz.test');
  const history = (await player.get('games.getHistory', { count: 100 })).body.data;
  expect(history.total).toBe(history.items.length);
  expect(history.total).toBeGreaterThan(20);
  const moved = history.items.reduce(
    (sum: number, round: { bet: { amount: number }; win: { amount: number } }) =>
      sum + round.win.amount - round.bet.amount,
    0,
  );
  expect((await player.get('account.getBalance')).body.data.balance_main.amount).toBeCloseTo(250_000 + moved, 2);
});

test('games.getCategories, for uz and ru, returns localised names', async () => {
  const names = async (locale: string) =>
    (await visit(locale).get('games.getCategories')).body.data.items.map(({ name }: { name: string }) => name);
  expect(await names('uz')).not.toEqual(await names('ru'));
});
