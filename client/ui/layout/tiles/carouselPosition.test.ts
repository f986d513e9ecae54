import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slideAfter, slideAt } from './carouselPosition.ts';

test.each([
  [0, 360, 4, 0],
  [179, 360, 4, 0],
  [181, 360, 4, 1],
  [1080, 360, 4, 3],
  [1500, 360, 4, 3],
  [-360, 360, 4, 1],
  [100, 0, 4, 0],
  [100, 360, 0, 0],
])('slideAt, scrolled %i px over slides %i px wide, %i of them, is %i', (scrolled, width, count, slide) => {
  expect(slideAt(scrolled, width, count)).toBe(slide);
});

test('slideAfter, for any step, stays in range, and the opposite step returns to the start', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.nat({ max: 40 }),
      fc.integer({ min: -30, max: 30 }),
      (count, start, step) => {
        const index = start % count;
        const there = slideAfter(index, step, count);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThan(count);
        expect(slideAfter(there, -step, count)).toBe(index);
      },
    ),
  );
});
