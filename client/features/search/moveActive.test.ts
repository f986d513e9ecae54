import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveActive } from './moveActive.ts';

test('moveActive cycles through the field and the options', () => {
  expect(moveActive('ArrowDown', -1, 3)).toBe(0);
  expect(moveActive('ArrowDown', 2, 3)).toBe(-1);
  expect(moveActive('ArrowUp', -1, 3)).toBe(2);
  expect(moveActive('ArrowUp', 0, 3)).toBe(-1);
  expect(moveActive('PageDown', 0, 3)).toBe(2);
  expect(moveActive('PageUp', 2, 3)).toBe(0);
});

test('moveActive, for other keys and empty lists, returns undefined', () => {
  expect(moveActive('a', 0, 3)).toBeUndefined();
  expect(moveActive('ArrowDown', -1, 0)).toBeUndefined();
});

test('moveActive, for any keys, stays within the list, and ArrowUp reverts ArrowDown', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', 'PageUp', 'PageDown')),
      (count, keys) => {
        let active = -1;
        for (const key of keys) active = moveActive(key, active, count) ?? active;
        expect(active).toBeGreaterThanOrEqual(-1);
        expect(active).toBeLessThan(count);
        expect(moveActive('ArrowUp', moveActive('ArrowDown', active, count) as number, count)).toBe(active);
      },
    ),
  );
});
