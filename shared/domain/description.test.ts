import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressPercent } from './progressPercent.ts';
import { resolveDescription } from './resolveDescription.ts';
import { sortBanners } from './sortBanners.ts';

test.each([
  [0, 100, 0, 0],
  [0, 3, 1, 33],
  [100, 200, 199, 99],
  [100, 200, 200, 100],
  [100, 200, 900, 100],
  [100, 200, 50, 0],
  [5, 5, 5, 100],
  [5, 5, 4, 0],
  [9, 5, 7, 100],
])('progressPercent, from %d to %d, for %d, returns %d', (minValue, maxValue, expCount, percent) => {
  expect(progressPercent({ minValue, maxValue, expCount })).toBe(percent);
});

test('progressPercent, for any integers, returns an integer from 0 to 100', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer(), (minValue, maxValue, expCount) => {
      const percent = progressPercent({ minValue, maxValue, expCount });
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});

test('resolveDescription puts pictures under the configured keys, and the name only if the description has none', () => {
  const description = {
    title: 'Bonus',
    images: { wide: '/w.webp', tall: '/t.webp' },
    img_1: '/old.webp',
    img_2: '/second.webp',
  };
  const names = { img_1: 'wide', img_2: 'absent', img_3: 'tall', img_4: 'toString' };
  expect(resolveDescription(description, names, 'Game')).toEqual({
    ...description,
    img_1: '/w.webp',
    img_3: '/t.webp',
    name: 'Game',
  });
  expect(resolveDescription({ name: 'Own' }, names, 'Game')).toEqual({ name: 'Own' });
  expect(resolveDescription({})).toEqual({});
  expect(description.img_1).toBe('/old.webp');
});

test('sortBanners puts numeric positions first, ascending, keeps the order of others, and drops finished banners (A-107)', () => {
  const now = 1_700_000_000_000;
  const banner = (id: string, position?: unknown, finished_at: number | null = null) => ({
    id,
    finished_at,
    description: { position: position as number },
  });
  const banners = [
    banner('a'),
    banner('b', 2),
    banner('c', '1'),
    banner('d', 0),
    banner('e', 1, 1_700_000_000),
    banner('f', 2, 1_700_000_001),
    banner('g', Number.NaN),
    banner('h', -1),
  ];
  expect(sortBanners(banners, now).map(({ id }) => id)).toEqual(['h', 'd', 'b', 'f', 'a', 'c', 'g']);
});
