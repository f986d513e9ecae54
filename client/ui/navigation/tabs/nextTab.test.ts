import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test('nextTab, from right to left, reverses the arrow keys', () => {
  expect(nextTab('ArrowRight', 0, 3, -1)).toBe(2);
  expect(nextTab('ArrowLeft', 2, 3, -1)).toBe(0);
});

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, null],
  ['ArrowRight', 0, 0, null],
] as const)('nextTab, for %s at tab %i of %i, is %s', (key, index, count, next) => {
  expect(nextTab(key, index, count)).toBe(next);
});
