import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

interface Leader {
  place: number;
  fakename: string;
  points: number;
  prize?: unknown;
  is_me?: boolean;
}

let sandbox: TestSandbox;
let player: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('rich@yulduz.test');
});
afterAll(() => sandbox.remove());

const items = async (visitor: SandboxVisitor, query: Record<string, unknown> = {}) =>
  (await visitor.get('tournaments.get', query)).body.data.items;
const board = async (visitor: SandboxVisitor, query: Record<string, unknown>): Promise<Leader[]> =>
  (await visitor.get('leaderboard.get', query)).body.data.items;
/** So that no test runs across midnight. */
function goToMorning(): void {
  const week = 7 * 86_400;
  const now = sandbox.world.clock.seconds();
  // 09:00 of a Tuesday in Tashkent is 04:00 UTC; the sixth day of Unix time was a Tuesday.
  const since = (now - (5 * 86_400 + 4 * 3600)) % week;
  sandbox.world.clock.advance((week - since) * 1000);
}

test('tournaments.get lists active, planned and finished tournaments, and one of them by id', async () => {
  const all = await items(player);
  expect(all.map(({ status }: { status: string }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'active'),
    ...Array.from({ length: 5 }, () => 'planned'),
    ...Array.from({ length: 5 }, () => 'finished'),
  ]);
  expect(await items(player, { status: 'planned' })).toHaveLength(5);
  expect(await items(player, { id: all[2].id })).toEqual([all[2]]);
  expect(await items(player, { id: 'weekly-1' })).toEqual([]);
  expect(all[0].games.every((game: string) => sandbox.world.play.games.find(game))).toBe(true);
  const [russian] = await items(createVisitor(sandbox.url, 'ru'));
  expect([russian.description.title, all[0].description.title]).toEqual(['Недельная гонка', 'Haftalik poyga']);
});

test('leaderboard.get grows with the clock and stays unchanged after the tournament ends', async () => {
  goToMorning();
  const [weekly] = await items(player);
  const query = { tournament_id: weekly.id, count: 100 };
  const sum = async () => (await board(player, query)).reduce((total, { points }) => total + points, 0);
  const early = await sum();
  sandbox.world.clock.advance(3 * 86_400_000);
  const later = await sum();
  expect(later).toBeGreaterThan(early);
  sandbox.world.clock.advance(7 * 86_400_000);
  const end = await board(player, query);
  expect(end).toHaveLength(60);
  expect(end.map(({ points }) => points)).toEqual(end.map(({ points }) => points).toSorted((a, b) => b - a));
  expect(end.map(({ place }) => place)).toEqual(end.map((_, index) => index + 1));
  expect(end.every(({ fakename }) => fakename.includes('***'))).toBe(true);
  sandbox.world.clock.advance(86_400_000);
  expect(await board(player, query)).toEqual(end);
});

test('real bets after tournaments.participate score points, and first place is paid its prize once', async () => {
  goToMorning();
  const [weekly, daily] = await items(player);
  const isSlot = (sysname: string) => sandbox.world.play.games.find(sysname)?.type === 'slot';
  const game = weekly.games.find((sysname: string) => daily.games.includes(sysname) && isSlot(sysname));
  const spin = () =>
    player.game(`${game}/play`, { action: 'spin', bet: 10_000_000, lines: 20, round: crypto.randomUUID() });
  const mine = async (id: string) => (await board(player, { tournament_id: id, count: 3 })).find((row) => row.is_me);
  await spin();
  expect(await mine(weekly.id)).toBeUndefined();
  expect(await mine(daily.id)).toMatchObject({ points: 100, fakename: 'Humo1' });
  sandbox.world.clock.advance(1000);
  expect((await player.post('tournaments.participate', { id: weekly.id })).body).toEqual({ data: 1 });
  expect(await mine(weekly.id)).toMatchObject({ points: 0 });
  // Free spins stake nothing and score nothing: 400 rounds are enough for the first place despite them.
  for (let index = 0; index < 400; index += 1) await spin();
  const me = await mine(weekly.id);
  expect(me).toMatchObject({ place: 1, prize: { amount: 5_000_000, currency: 'UZS' } });
  expect((await items(player))[0].is_participating).toBe(true);
  const asGuest = await board(createVisitor(sandbox.url), { tournament_id: weekly.id, count: 1 });
  expect(asGuest[0]).toEqual({ ...asGuest[0], fakename: 'Hu***1', points: me?.points });
  expect((await board(player, { period: 'week', count: 1 }))[0]?.is_me).toBe(true);

  const main = async () => (await player.get('account.getBalance')).body.data.balance_main.amount;
  const before = await main();
  sandbox.world.clock.advance(7 * 86_400_000);
  await items(player);
  await items(player);
  expect(await main()).toBe(before + 5_000_000);
  const notices = (await player.get('loyalty.getnotifications')).body.data.items;
  expect(notices).toContainEqual(
    expect.objectContaining({
      title: 'Turnirda sovrin',
      message: 'Haftalik poyga',
      amount: 5_000_000,
      amountType: 'money',
    }),
  );
  expect(notices).toContainEqual(
    expect.objectContaining({ message: 'Kunlik sprint', amount: 500, amountType: 'points' }),
  );
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
  const late = await player.post('tournaments.participate', { id: weekly.id });
  expect(late.body.error.error_data).toHaveProperty('id');
}, 20_000);

test('leaderboard.get and tournaments.participate, for an unknown or unsuitable value, are refused by that field', async () => {
  expect((await player.get('leaderboard.get', { tournament_id: 'none' })).body.error.error_data).toHaveProperty(
    'tournament_id',
  );
  expect((await player.get('leaderboard.get', { period: 'century' })).body.error.error_data).toHaveProperty('period');
  const [, daily] = await items(player);
  expect((await player.post('tournaments.participate', { id: daily.id })).body.error.error_data).toHaveProperty('id');
});
