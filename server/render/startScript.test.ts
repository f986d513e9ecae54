import { createContext, runInContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { startScript } from './startScript.ts';

afterEach(() => {
  vi.useRealTimers();
});

interface Element {
  tag: string;
  [attribute: string]: unknown;
}

/** A document with a frame that comes when it is asked for. */
function visit({ isHidden = false } = {}) {
  vi.useFakeTimers();
  const added: Element[] = [];
  const frames: (() => void)[] = [];
  const root = { dataset: { firstFrame: '' } };
  const layouts: number[] = [];
  const page = createContext({
    document: {
      documentElement: root,
      currentScript: { nonce: 'n0nce' },
      createElement: (tag: string): Element => ({ tag }),
      head: { append: (element: Element) => added.push(element) },
      // Asked for its height, a browser lays the page out.
      body: {
        get offsetHeight() {
          return layouts.push(frames.length);
        },
      },
    },
    requestAnimationFrame: (run: () => void) => void (isHidden || frames.push(run)),
    setTimeout,
  });
  runInContext(startScript(['/assets/entry.js'], ['/assets/a.js', '/assets/b.js']), page);
  return { added, layouts, root, paint: () => frames.splice(0).forEach((run) => void run()) };
}

const expected = [
  { tag: 'link', rel: 'modulepreload', href: '/assets/a.js', nonce: 'n0nce' },
  { tag: 'link', rel: 'modulepreload', href: '/assets/b.js', nonce: 'n0nce' },
  { tag: 'script', type: 'module', src: '/assets/entry.js', nonce: 'n0nce' },
];

test('nothing is asked for before the first paint, everything right after it, once', () => {
  const { added, paint } = visit();
  vi.advanceTimersByTime(900);
  expect(added).toEqual([]);
  paint();
  expect(added).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(added).toEqual(expected);
  vi.advanceTimersByTime(5_000);
  expect(added).toHaveLength(3);
});

test('a page that nobody sees starts within a second', () => {
  const { added } = visit({ isHidden: true });
  vi.advanceTimersByTime(1_000);
  expect(added).toEqual(expected);
});

test('the page is laid out once, in the task after the one that reads it', () => {
  const { layouts } = visit();
  expect(layouts).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(layouts).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(layouts).toHaveLength(1);
});

test('the mark of the first frame leaves the root once that frame is painted', () => {
  const { root, paint } = visit();
  paint();
  expect(root.dataset).toHaveProperty('firstFrame');
  vi.advanceTimersByTime(0);
  expect(root.dataset).not.toHaveProperty('firstFrame');
});
