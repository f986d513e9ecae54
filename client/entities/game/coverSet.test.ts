import { expect, test } from 'vitest';
import { coverSet } from './coverSet.ts';

test('coverSet, for a cover named with its size, returns a small cover and a large one for dense screens', () => {
  expect(coverSet('/cdn/koi-300x400.avif')).toEqual({
    src: '/cdn/koi-225x300.avif',
    dense: '/cdn/koi-300x400.avif',
  });
});

test('coverSet, for a cover not named with its size, returns it alone', () => {
  for (const image of ['/koi.webp', '/300x400/koi.webp', '']) expect(coverSet(image)).toEqual({ src: image });
});
