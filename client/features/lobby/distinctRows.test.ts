import { expect, test } from 'vitest';
import { fakeGame } from '#client/entities/game/fakeGame.testing.ts';
import { type GameCard, toGameCard } from '#client/entities/game/gameCard.ts';
import { distinctRows } from './distinctRows.ts';

const cards = (from: number, count: number): GameCard[] =>
  Array.from({ length: count }, (_, index) => toGameCard(fakeGame(`g${from + index}`), {}));
const row = (from: number, count: number) => ({ ok: true, value: { games: cards(from, count), total: 99 } }) as const;

test('distinctRows starts no row with games of an earlier row’s start, and limits single-line rows to 12 games', () => {
  const rows = distinctRows(
    [row(0, 16), row(0, 20), { ok: false, error: 'UnknownErrorException' }, row(10, 20)],
    [{ rows: 2 }, { rows: 1 }, { rows: 1 }, { rows: 1 }],
  );
  const starts = rows.map((one) => (one.ok ? one.value.games.slice(0, 4).map(({ sysname }) => sysname) : []));
  expect(starts).toEqual([['g0', 'g1', 'g2', 'g3'], ['g16', 'g17', 'g18', 'g19'], [], ['g20', 'g21', 'g22', 'g23']]);
  expect(rows.map((one) => one.ok && one.value.games.length)).toEqual([16, 12, false, 12]);
});
