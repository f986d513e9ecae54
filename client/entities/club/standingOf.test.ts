import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClubLevel } from './clubLevels.ts';
import { standingOf } from './standingOf.ts';

const level = (sysname: string, from: number): ClubLevel => ({
  sysname,
  name: sysname,
  from,
  text: '',
  privileges: [],
});
const levels = [level('a', 0), level('b', 1_000), level('c', 5_000)];
const told = (earned: number, current: string | null = null, among = levels) => {
  const { level: at, next, missing, percent } = standingOf(among, earned, current);
  return [at?.sysname ?? null, next?.sysname ?? null, missing, percent];
};

test('from nothing to the highest level', () => {
  expect(told(0)).toEqual(['a', 'b', 1_000, 0]);
  expect(told(999)).toEqual(['a', 'b', 1, 99]);
  expect(told(1_000)).toEqual(['b', 'c', 4_000, 0]);
  expect(told(3_000)).toEqual(['b', 'c', 2_000, 50]);
  expect(told(5_000)).toEqual(['c', null, 0, 100]);
  expect(told(1e9)).toEqual(['c', null, 0, 100]);
});

test('the platform’s word about the level counts more than the points', () => {
  expect(told(10, 'b')).toEqual(['b', 'c', 4_990, 0]);
  expect(told(10, 'gone')).toEqual(['a', 'b', 990, 1]);
});

test('below the first level and without any', () => {
  expect(told(5, null, [level('a', 10)])).toEqual([null, 'a', 5, 50]);
  expect(told(5, null, [])).toEqual([null, null, 0, 100]);
});

test('whatever was earned: within the bounds, and what is missing is what makes the next level', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (earned) => {
      const { next, missing, percent } = standingOf(levels, earned, null);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(earned + missing).toBe(next ? next.from : earned);
      if (next) expect(standingOf(levels, earned + missing, null).level).toBe(next);
    }),
  );
});
