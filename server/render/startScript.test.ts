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

interface Visit {
  isHidden?: boolean;
  wait?: 'never' | 'slow' | 'always';
  cookie?: string;
  effectiveType?: string;
}

/** A document with a frame that comes when it is asked for. */
function visit({ isHidden = false, wait = 'never', cookie = '', effectiveType = '4g' }: Visit = {}) {
  vi.useFakeTimers();
  const added: Element[] = [];
  const frames: (() => void)[] = [];
  const root = { dataset: { firstFrame: '' } };
  const layouts: string[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  let isAlive = false;
  const document = {
    documentElement: root,
    currentScript: { nonce: 'n0nce' },
    cookie,
    createElement: (tag: string): Element => ({ tag }),
    querySelector: () => (isAlive ? {} : null),
    head: { append: (element: Element) => added.push(element) },
    // Asked for its height, a browser lays the page out.
    body: {
      get offsetHeight() {
        return layouts.push('layout');
      },
    },
  };
  const page = createContext({
    document,
    navigator: { connection: { effectiveType } },
    performance: { getEntriesByType: () => [] },
    requestAnimationFrame: (run: () => void) => void (isHidden || frames.push(run)),
    addEventListener: (type: string, listener: (event: unknown) => void) => void (listeners[type] = listener),
    removeEventListener: (type: string) => void delete listeners[type],
    getComputedStyle: () => ({
      get color() {
        return layouts.push('styles');
      },
    }),
    setTimeout,
    setInterval,
    clearInterval,
  });
  runInContext(startScript(['/assets/entry.js'], ['/assets/a.js', '/assets/b.js'], wait), page);
  return {
    added,
    layouts,
    root,
    listeners,
    cookie: () => document.cookie,
    paint: () => frames.splice(0).forEach((run) => void run()),
    comesAlive: () => void (isAlive = true),
  };
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

test('the page is styled and laid out once, each in a task of its own after the one that reads it', () => {
  const { layouts } = visit();
  expect(layouts).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(layouts).toEqual(['styles']);
  vi.advanceTimersByTime(2_000);
  expect(layouts).toEqual(['styles', 'layout']);
});

test('the mark of the first frame leaves the root once that frame is painted', () => {
  const { root, paint } = visit();
  paint();
  expect(root.dataset).toHaveProperty('firstFrame');
  vi.advanceTimersByTime(0);
  expect(root.dataset).not.toHaveProperty('firstFrame');
});

test('where the page waits, nothing but a press on a button starts it, and the button is pressed again once it answers', () => {
  const { added, listeners, comesAlive } = visit({ wait: 'always', cookie: 'age_confirmed=18' });
  vi.advanceTimersByTime(10_000);
  const pressed: string[] = [];
  const button = { type: 'button', dataset: {}, click: () => pressed.push('again') };
  listeners['click']?.({ type: 'click', target: { closest: () => null } });
  listeners['keydown']?.({ type: 'keydown', key: 'PageDown', target: {} });
  listeners['focusin']?.({ type: 'focusin', target: { tagName: 'A' } });
  expect([added, listeners['pointerdown']]).toEqual([[], undefined]);
  listeners['click']?.({ type: 'click', target: { closest: () => button } });
  expect(added).toEqual(expected);
  vi.advanceTimersByTime(1_000);
  expect(pressed).toEqual([]);
  comesAlive();
  vi.advanceTimersByTime(1_000);
  expect([pressed, Object.keys(listeners)]).toEqual([['again'], []]);
});

const press = (button: object) => ({ type: 'click', target: { closest: () => button } });

test('a press before the page answers is repeated once it does, the last one only', () => {
  const { listeners, comesAlive } = visit();
  const pressed: string[] = [];
  const button = (name: string) => ({ type: 'button', dataset: {}, click: () => pressed.push(name) });
  for (const name of ['one', 'two', 'two']) listeners['click']?.(press(button(name)));
  vi.advanceTimersByTime(2_000);
  expect(pressed).toEqual([]);
  comesAlive();
  vi.advanceTimersByTime(100);
  expect([pressed, Object.keys(listeners)]).toEqual([['two'], []]);
});

test('a press that the page answers by itself is not repeated', () => {
  const { listeners, comesAlive } = visit();
  const pressed: string[] = [];
  const button = { type: 'button', dataset: {}, click: () => pressed.push('again') };
  listeners['click']?.(press(button));
  // The page came to answer in the very press.
  comesAlive();
  vi.advanceTimersByTime(1_000);
  const later = visit();
  later.listeners['click']?.(press(button));
  vi.advanceTimersByTime(10);
  later.comesAlive();
  // What was pressed before is no longer wanted.
  later.listeners['click']?.(press(button));
  vi.advanceTimersByTime(1_000);
  expect([pressed, Object.keys(listeners), Object.keys(later.listeners)]).toEqual([[], [], []]);
});

test('a button that fills a field fills it at once, and is not pressed again; one that sends a form is the browser’s', () => {
  const { listeners, comesAlive } = visit();
  const form = { amount: { value: '50 000' } };
  const pressed: string[] = [];
  const click = () => pressed.push('again');
  listeners['click']?.(press({ type: 'button', dataset: { fills: 'amount' }, value: '100 000', form, click }));
  expect(form.amount.value).toBe('100 000');
  listeners['click']?.(press({ type: 'submit', dataset: {}, click }));
  comesAlive();
  vi.advanceTimersByTime(1_000);
  expect(pressed).toEqual([]);
});

test.each([
  ['keydown', { key: 'Tab', target: {} }],
  ['keydown', { key: '/', target: {} }],
  ['focusin', { target: { tagName: 'INPUT' } }],
  ['pointerdown', {}],
])('a waiting page of somebody whose age is unknown starts at %s', (type, event) => {
  const { added, listeners } = visit({ wait: 'always' });
  listeners[type]?.({ type, ...event });
  expect(added).toEqual(expected);
});

test.each([
  ['slow', '3g', '', [], 'data_saver=auto;path=/;max-age=1800;samesite=lax'],
  ['never', '2g', '', expected, 'data_saver=auto;path=/;max-age=1800;samesite=lax'],
  ['slow', '4g', '', expected, ''],
  ['slow', '2g', 'data_saver=0', expected, 'data_saver=0'],
] as const)('a page that waits %s on a line of %s with the cookie "%s"', (wait, effectiveType, cookie, asked, kept) => {
  const page = visit({ wait, effectiveType, cookie });
  vi.advanceTimersByTime(1_000);
  expect([page.added, page.cookie()]).toEqual([asked, kept]);
});
