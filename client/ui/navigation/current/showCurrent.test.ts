import { expect, test } from 'vitest';
import { showCurrent } from './showCurrent.ts';

/** A box of 600 by 360 px, whose entry of 60 by 44 px is there. */
function box(at: { offsetTop?: number; offsetLeft?: number }, { scrollTop = 0, scrollLeft = 0, isInUse = false } = {}) {
  return {
    scrollTop,
    scrollLeft,
    clientHeight: 600,
    clientWidth: 360,
    matches: () => isInUse,
    querySelector: () => ({ offsetTop: 0, offsetLeft: 0, ...at, offsetHeight: 44, offsetWidth: 60 }),
  };
}

test.each([
  ['untouched, is scrolled to an entry below its visible part', box({ offsetTop: 1_000 }), true, 700],
  ['untouched, stays for a visible entry', box({ offsetTop: 100 }), true, 0],
  ['scrolled before the page came to life, stays', box({}, { scrollTop: 529 }), true, 529],
  ['pressed before the page came to life, stays', box({ offsetTop: 1_000 }, { isInUse: true }), true, 0],
  ['in use, is scrolled to the entry of a later page', box({}, { scrollTop: 529, isInUse: true }), false, -300],
] as const)('a menu, %s', (_case, menu, isFirst, scrollTop) => {
  showCurrent(menu, isFirst);
  expect(menu.scrollTop).toBe(scrollTop);
});

test.each([
  ['untouched, has its entry in the middle', box({ offsetLeft: 700 }), true, 550],
  ['scrolled before the page came to life, stays', box({ offsetLeft: 700 }, { scrollLeft: 20 }), true, 20],
  ['pressed before the page came to life, stays', box({ offsetLeft: 700 }, { isInUse: true }), true, 0],
  [
    'in use, has the entry of a later page in the middle',
    box({ offsetLeft: 700 }, { scrollLeft: 20, isInUse: true }),
    false,
    550,
  ],
] as const)('a row, %s', (_case, row, isFirst, scrollLeft) => {
  showCurrent(row, isFirst);
  expect(row.scrollLeft).toBe(scrollLeft);
});
