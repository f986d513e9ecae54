import { expect, test } from 'vitest';
import { coverSet } from './coverSet.ts';

test('a cover whose name tells its size is there in three', () => {
  expect(coverSet('/cdn/koi-300x400.avif')).toBe(
    '/cdn/koi-225x300.avif 225w, /cdn/koi-300x400.avif 300w, /cdn/koi-450x600.avif 450w',
  );
});

test('any other cover is there in one', () => {
  for (const image of ['/koi.webp', '/300x400/koi.webp', '']) expect(coverSet(image)).toBeUndefined();
});
