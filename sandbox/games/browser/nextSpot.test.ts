import { expect, test } from 'vitest';
import { nextSpot } from './nextSpot.ts';

/** Three columns and two rows of spots, and one that is not shown. */
const boxes = [
  ...[0, 50].flatMap((top) => [0, 60, 120].map((left) => ({ left, top, width: 40, height: 40 }))),
  { left: 60, top: 25, width: 0, height: 0 },
];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
])('%s leads from spot %i to spot %i, straight ahead', (key, from, to) => {
  expect(nextSpot(boxes, from, key)).toBe(to);
});

test.each([
  ['ArrowRight', 2],
  ['ArrowLeft', 3],
  ['ArrowDown', 4],
  ['ArrowUp', 0],
])('%s leads nowhere from spot %i at the edge', (key, from) => {
  expect(nextSpot(boxes, from, key)).toBeUndefined();
});

test('where nothing is straight ahead, the arrow leads to the spot that is the least aside', () => {
  const wheel = [
    { left: 0, top: 0, width: 40, height: 40 },
    { left: 80, top: 30, width: 40, height: 40 },
    { left: 60, top: 90, width: 40, height: 40 },
  ];
  expect(nextSpot(wheel, 0, 'ArrowRight')).toBe(1);
});
