import { expect, test } from 'vitest';
import type { ClubLevel } from './clubLevels.ts';
import { saleOf } from './saleOf.ts';

const level = (sysname: string, from: number): ClubLevel => ({
  sysname,
  name: sysname,
  from,
  text: '',
  privileges: [],
});
const low = level('low', 0);
const high = level('high', 100);
const levels = [low, high];
const gift = { isAvailable: true, level: '', price: 50 };

test('saleOf, for a guest, returns "open" for every gift that is not sold out', () => {
  expect(saleOf({ ...gift, level: 'high' }, levels, null)).toEqual({ state: 'open' });
  expect(saleOf({ ...gift, isAvailable: false }, levels, null)).toEqual({ state: 'soldOut' });
});

test('saleOf, for a player, checks the level first, then the points, down to one missing point', () => {
  expect(saleOf({ ...gift, level: 'high' }, levels, { points: 500, level: low, earned: 40 })).toEqual({
    state: 'level',
    level: 'high',
    missing: 60,
  });
  expect(saleOf({ ...gift, level: 'low' }, levels, { points: 500, level: null })).toEqual({
    state: 'level',
    level: 'low',
    missing: null,
  });
  expect(saleOf({ ...gift, level: 'high' }, levels, { points: 49, level: high })).toEqual({
    state: 'short',
    missing: 1,
  });
  expect(saleOf(gift, levels, { points: 50, level: low })).toEqual({ state: 'open' });
  // The platform refuses an unknown level.
  expect(saleOf({ ...gift, level: 'gone' }, levels, { points: 50, level: low })).toEqual({ state: 'open' });
});
