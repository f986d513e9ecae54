import { expect, test } from 'vitest';
import { scrollEdges } from './scrollEdges.ts';

test('scrollEdges, for a row that fits, is at both ends', () => {
  expect(scrollEdges({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 })).toEqual({ atStart: true, atEnd: true });
});

test('scrollEdges is at neither end in the middle, and at the end within a pixel of it', () => {
  expect(scrollEdges({ scrollLeft: 40, clientWidth: 300, scrollWidth: 600 })).toEqual({ atStart: false, atEnd: false });
  expect(scrollEdges({ scrollLeft: 299.4, clientWidth: 300, scrollWidth: 600 })).toEqual({
    atStart: false,
    atEnd: true,
  });
});

test('scrollEdges, from right to left, reads a negative scrollLeft', () => {
  expect(scrollEdges({ scrollLeft: -40, clientWidth: 300, scrollWidth: 600 })).toEqual({
    atStart: false,
    atEnd: false,
  });
  expect(scrollEdges({ scrollLeft: -300, clientWidth: 300, scrollWidth: 600 })).toEqual({
    atStart: false,
    atEnd: true,
  });
});
