import { expect, test } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadWinners } from './loadWinners.ts';
import { loadCritical, loadDeferred } from './winners.loader.ts';

const win = (id: number, amount: number) => ({
  id,
  fakename: 'a***z',
  amount: { amount, currency: 'UZS' },
  created_at: 1_700_000_000 - id,
});
const list = (count: number) => Array.from({ length: count }, (_, index) => win(index, (index * 7) % 100));
const answers = {
  'jackpots.getWinners': ({ count = 20 }: { count?: number }) => ({ items: list(count), total: 200 }),
  'leaderboard.get': () => ({ items: [] }),
} as unknown as Record<string, (input: never) => unknown>;

test('the loader of the winners returns the latest 24, and deferred the largest 24 of a hundred', async () => {
  const { args, calls } = createLoaderArgs({ path: '/winners', answers });
  await args.intl.load(['winners']);
  const { latest } = await loadCritical(args);
  expect(latest).toMatchObject({ ok: true, value: { hasMore: true } });
  expect(latest.ok && latest.value.items).toHaveLength(24);
  const top = await loadDeferred(args).top;
  expect(top.ok && [top.value.of, top.value.winners.length, top.value.winners[0]?.amount.amount]).toEqual([
    100, 24, 99,
  ]);
  expect(calls.find(({ name }) => name === 'leaderboard.get')?.input).toMatchObject({ period: 'week' });
});

test('loadCritical of the winners, when the leaders fail, still returns the latest wins', async () => {
  const fail = () => {
    throw new AppError('InternalServerErrorException');
  };
  const { args } = createLoaderArgs({ path: '/winners', answers: { ...answers, 'leaderboard.get': fail } });
  await args.intl.load(['winners']);
  const page = await loadCritical(args);
  expect([page.latest.ok, page.leaders.ok]).toEqual([true, false]);
});

test('loadWinners, for a platform without totals, reports more while its pages are full', async () => {
  const uncounted = (length: number) =>
    createLoaderArgs({ path: '/winners', answers: { 'jackpots.getWinners': () => ({ items: list(length) }) } }).args;
  expect((await loadWinners(uncounted(24), 48)).hasMore).toBe(true);
  expect((await loadWinners(uncounted(23), 48)).hasMore).toBe(false);
});
