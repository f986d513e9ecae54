import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClubLevel } from './clubLevels.ts';
import { clubStandingOf } from './clubStandingOf.ts';

const level = (sysname: string, from: number): ClubLevel => ({
  sysname,
  name: sysname,
  from,
  text: '',
  privileges: [],
});
const levels = [level('a', 0), level('b', 1_000), level('c', 5_000)];
const progress = (earned: number, current: string | null = null, among = levels) => {
  const { level: reached, next, missing, percent } = clubStandingOf(among, earned, current);
  return [reached?.sysname ?? null, next?.sysname ?? null, missing, percent];
};

test('clubStandingOf, from zero points to beyond the highest level, returns level, next, missing and percent', () => {
  expect(progress(0)).toEqual(['a', 'b', 1_000, 0]);
  expect(progress(999)).toEqual(['a', 'b', 1, 99]);
  expect(progress(1_000)).toEqual(['b', 'c', 4_000, 0]);
  expect(progress(3_000)).toEqual(['b', 'c', 2_000, 50]);
  expect(progress(5_000)).toEqual(['c', null, 0, 100]);
  expect(progress(1e9)).toEqual(['c', null, 0, 100]);
});

test('clubStandingOf, given the platform’s level, prefers it to the points; an unknown level falls back to the points', () => {
  expect(progress(10, 'b')).toEqual(['b', 'c', 4_990, 0]);
  expect(progress(10, 'gone')).toEqual(['a', 'b', 990, 1]);
});

test('clubStandingOf, below the first level and without levels, returns no level', () => {
  expect(progress(5, null, [level('a', 10)])).toEqual([null, 'a', 5, 50]);
  expect(progress(5, null, [])).toEqual([null, null, 0, 100]);
});

test('clubStandingOf, for any points, keeps percent within 0 to 100, and earning "missing" reaches the next level', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (earned) => {
      const { next, missing, percent } = clubStandingOf(levels, earned, null);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(earned + missing).toBe(next ? next.from : earned);
      if (next) expect(clubStandingOf(levels, earned + missing, null).level).toBe(next);
    }),
  );
});
