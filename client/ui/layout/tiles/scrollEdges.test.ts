import { expect, test } from 'vitest';
import { scrollEdges } from './scrollEdges.ts';

test('a row that fits is at both ends', () => {
  expect(scrollEdges({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 })).toEqual({ atStart: true, atEnd: true });
});

test('in the middle it is at neither, at the last pixel at the end', () => {
  expect(scrollEdges({ scrollLeft: 40, clientWidth: 300, scrollWidth: 600 })).toEqual({ atStart: false, atEnd: false });
  expect(scrollEdges({ scrollLeft: 299.4, clientWidth: 300, scrollWidth: 600 })).toEqual({
    atStart: false,
    atEnd: true,
  });
});

test('from right to left it goes below zero', () => {
  expect(scrollEdges({ scrollLeft: -40, clientWidth: 300, scrollWidth: 600 })).toEqual({
    atStart: false,
    atEnd: false,
  });
  expect(scrollEdges({ scrollLeft: -300, clientWidth: 300, scrollWidth: 600 })).toEqual({
    atStart: false,
    atEnd: true,
  });
});
