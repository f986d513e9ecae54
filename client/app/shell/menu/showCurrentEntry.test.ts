import { expect, test } from 'vitest';
import { showCurrentEntry } from './showCurrentEntry.ts';

/** A menu 600 px high, whose entry is at `offsetTop`. */
function menu(offsetTop: number, { scrollTop = 0, isInUse = false } = {}) {
  return {
    scrollTop,
    clientHeight: 600,
    matches: () => isInUse,
    querySelector: () => ({ offsetTop, offsetHeight: 44 }),
  };
}

test.each([
  ['untouched, is scrolled to an entry below its visible part', menu(1_000), true, 700],
  ['untouched, stays for a visible entry', menu(100), true, 0],
  ['scrolled before the page came to life, stays', menu(0, { scrollTop: 529 }), true, 529],
  ['pressed before the page came to life, stays', menu(1_000, { isInUse: true }), true, 0],
  ['in use, is scrolled to the entry of a later page', menu(0, { scrollTop: 529, isInUse: true }), false, -300],
] as const)('a menu, %s', (_case, box, isFirst, scrollTop) => {
  showCurrentEntry(box, isFirst);
  expect(box.scrollTop).toBe(scrollTop);
});
