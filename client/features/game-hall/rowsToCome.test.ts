import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsToCome } from './rowsToCome.ts';

test('the items of a last row that is not full add no row', () => {
  expect(rowsToCome(24, 72, 5)).toBe(15);
  expect(rowsToCome(24, 1, 5)).toBe(0);
  expect(rowsToCome(25, 1, 5)).toBe(1);
  expect(rowsToCome(24, -4, 5)).toBe(0);
});

test('a page that comes takes its own part of the place: the foot stays where it was', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 8 }), (here, part, rest, columns) => {
      const before = Math.ceil(here / columns) + rowsToCome(here, part + rest, columns);
      const after = Math.ceil((here + part) / columns) + rowsToCome(here + part, rest, columns);
      expect(after).toBe(before);
    }),
  );
});
