import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveActive } from './moveActive.ts';

test('the field and the list are one ring', () => {
  expect(moveActive('ArrowDown', -1, 3)).toBe(0);
  expect(moveActive('ArrowDown', 2, 3)).toBe(-1);
  expect(moveActive('ArrowUp', -1, 3)).toBe(2);
  expect(moveActive('ArrowUp', 0, 3)).toBe(-1);
  expect(moveActive('PageDown', 0, 3)).toBe(2);
  expect(moveActive('PageUp', 2, 3)).toBe(0);
});

test('other keys and empty lists move nothing', () => {
  expect(moveActive('a', 0, 3)).toBeUndefined();
  expect(moveActive('ArrowDown', -1, 0)).toBeUndefined();
});

test('any walk stays on the list, and down undoes up', () => {
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
