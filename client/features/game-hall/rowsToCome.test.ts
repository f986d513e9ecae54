import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsToCome } from './rowsToCome.ts';

test('rowsToCome does not count a row for items that fill the last row', () => {
  expect(rowsToCome(24, 72, 5)).toBe(15);
  expect(rowsToCome(24, 1, 5)).toBe(0);
  expect(rowsToCome(25, 1, 5)).toBe(1);
  expect(rowsToCome(24, -4, 5)).toBe(0);
});

test('rowsToCome, when part of the awaited items arrives, leaves the total number of rows unchanged', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 8 }), (here, part, rest, columns) => {
      const before = Math.ceil(here / columns) + rowsToCome(here, part + rest, columns);
      const after = Math.ceil((here + part) / columns) + rowsToCome(here + part, rest, columns);
      expect(after).toBe(before);
    }),
  );
});
