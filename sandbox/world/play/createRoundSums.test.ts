import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRoundSums, type RoundSums } from './createRoundSums.ts';
import type { RoundRange } from './RoundRange.ts';

const RANGE = { from: 0, to: 9 };

function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sums-'));
  const [db, other] = [0, 1].map(() => new DatabaseSync(path.join(folder, 'a.db')));
  onTestFinished(() => {
    db?.close();
    other?.close();
    rmSync(folder, { recursive: true });
  });
  db?.exec('CREATE TABLE played (n INTEGER)');
  const sumUp = vi.fn<(uid: number, range: RoundRange) => RoundSums>(() => ({ count: 1, bet: 2, win: 3 }));
  return { sums: createRoundSums(db as DatabaseSync, sumUp), sumUp, db, other };
}

test('createRoundSums caches the sums of a range until the player is forgotten', () => {
  const { sums, sumUp, db } = setUp();
  for (let page = 0; page < 3; page += 1) expect(sums.of(7, RANGE)).toEqual({ count: 1, bet: 2, win: 3 });
  db?.exec('INSERT INTO played VALUES (1)');
  sums.forget(8);
  sums.of(7, RANGE);
  expect(sumUp).toHaveBeenCalledTimes(1);
  sums.forget(7);
  sums.of(7, RANGE);
  expect(sumUp).toHaveBeenCalledTimes(2);
});

test.each([{ from: 1 }, { to: 8 }, { games: ['fox'] }, { isCasino: true }, { result: 'win' as const }])(
  'createRoundSums, for another range, sums again: %o',
  (other) => {
    const { sums, sumUp } = setUp();
    sums.of(7, RANGE);
    sums.of(7, { ...RANGE, ...other });
    expect(sumUp).toHaveBeenCalledTimes(2);
  },
);

test('createRoundSums, after another process wrote to the database, sums again', () => {
  const { sums, sumUp, other } = setUp();
  sums.of(7, RANGE);
  other?.exec('INSERT INTO played VALUES (1)');
  sums.of(7, RANGE);
  expect(sumUp).toHaveBeenCalledTimes(2);
});
