import { expect, test } from 'vitest';
import { coverSet } from './coverSet.ts';

test('coverSet, for a cover named with its size, lists three sizes', () => {
  expect(coverSet('/cdn/koi-300x400.avif')).toBe(
    '/cdn/koi-225x300.avif 225w, /cdn/koi-300x400.avif 300w, /cdn/koi-450x600.avif 450w',
  );
});

test('coverSet, for a cover not named with its size, returns undefined', () => {
  for (const image of ['/koi.webp', '/300x400/koi.webp', '']) expect(coverSet(image)).toBeUndefined();
});
