import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growAmount } from './growAmount.ts';

test('growAmount, when the new sum is smaller, returns it at once', () => {
  expect(growAmount(900, 100, 0)).toBe(100);
});

test('growAmount, for any share, returns a whole number between the previous and the new sum', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e6), fc.double({ min: 0, max: 1, noNaN: true }), (from, more, share) => {
      const shown = growAmount(from, from + more, share);
      expect(shown).toBeGreaterThanOrEqual(from);
      expect(shown).toBeLessThanOrEqual(from + more);
      expect(Number.isInteger(shown)).toBe(true);
    }),
  );
  expect(growAmount(100, 200, 0)).toBe(100);
  expect(growAmount(100, 200, 0.5)).toBe(150);
  expect(growAmount(100, 200, 1)).toBe(200);
});
