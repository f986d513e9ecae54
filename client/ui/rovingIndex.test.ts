import { expect, test } from 'vitest';
import { rovingIndex } from './rovingIndex.ts';

test.each([
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 1, 3, undefined],
  ['ArrowRight', 0, 0, undefined],
])('%s at %i of %i', (key, index, count, next) => {
  expect(rovingIndex(key, index, count)).toBe(next);
});
