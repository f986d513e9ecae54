import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [1, 0, []],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [18, 20, [1, null, 16, 17, 18, 19, 20]],
])('pageWindow, for page %i of %i, is %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

test('pageWindow, for any page, has the ends, the page and its neighbours in order, in at most seven places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 499 }), (pages, start) => {
      const page = (start % pages) + 1;
      const shown = pageWindow(page, pages);
      const numbers = shown.filter((one) => one !== null);
      expect(shown.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const near of [1, page - 1, page, page + 1, pages])
        if (near >= 1 && near <= pages) expect(numbers).toContain(near);
      for (const [index, one] of shown.entries())
        if (one === null) expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(1);
    }),
  );
});
