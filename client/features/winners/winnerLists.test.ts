import { expect, test } from 'vitest';
import type { Winner } from '#shared/api/play/jackpots.contract.ts';
import { filterWinners } from './filterWinners.ts';
import { mergeWinners } from './mergeWinners.ts';
import { topWinners } from './topWinners.ts';

const win = (id: number | string, amount = 1, name = 'Koi'): Winner => ({
  id,
  fakename: `pl***${id}`,
  amount: { amount, currency: 'UZS' },
  game: { sysname: name.toLowerCase(), name, image_url: null },
  created_at: 1_700_000_000,
});

test('mergeWinners, for a win in both parts, keeps it once at its place in the newer part', () => {
  expect(mergeWinners([win(3), win(2)], [win('2'), win(1)]).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('filterWinners finds games and players in both scripts', () => {
  const all = [win(1, 1, 'Anor Fortune'), win(2, 1, 'Koi'), win(77, 1, 'Zarafshon')];
  expect(filterWinners(all, ' анор ').map(({ id }) => id)).toEqual([1]);
  expect(filterWinners(all, '***77').map(({ id }) => id)).toEqual([77]);
  expect(filterWinners(all, '  ')).toBe(all);
  expect(filterWinners(all, 'dragon')).toEqual([]);
});

test('topWinners sorts the largest wins first, of equal ones the newer', () => {
  const older = { ...win(4, 9), created_at: 1_600_000_000 };
  expect(topWinners([win(1, 5), older, win(2, 9), win(3, 7)], 3).map(({ id }) => id)).toEqual([2, 4, 3]);
});
