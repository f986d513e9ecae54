import { createContext, runInContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { MessageError } from '#client/i18n/MessageError.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { startScript } from './startScript.ts';

afterEach(() => {
  vi.useRealTimers();
});

interface Element {
  tag: string;
  [attribute: string]: unknown;
}

interface Visit {
  /** What this browser lacks, as an expression that removes it. */
  without?: string;
  isHidden?: boolean;
  modules?: string[];
  wait?: 'never' | 'slow' | 'always';
  cookie?: string;
  effectiveType?: string;
  /** Pictures of the first screen. */
  pictures?: { complete: boolean; addEventListener(type: string, run: () => void): void }[];
}

const files = { entry: ['/assets/entry.js'], polyfills: '/assets/polyfills.js' };

/** A document whose next frame is painted by `paint`. */
function visit({
  modules = ['/assets/a.js', '/assets/b.js'],
  without = '',
  isHidden = false,
  wait = 'never',
  cookie = '',
  effectiveType = '4g',
  pictures = [],
}: Visit = {}) {
  vi.useFakeTimers();
  const added: Element[] = [];
  const frames: (() => void)[] = [];
  const root: { dataset: { firstFrame?: string | number } } = { dataset: { firstFrame: '' } };
  const layouts: string[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  let isAlive = false;
  const sent: Record<string, unknown>[] = [];
  const hidden = [{ textContent: '<form></form>', outerHTML: '<noscript>&lt;form></noscript>' }];
  const document = {
    documentElement: root,
    currentScript: { nonce: 'n0nce' },
    cookie,
    createElement: (tag: string): Element => ({ tag }),
    querySelector: (selector: string) => ((selector.includes('live') ? isAlive : without === 'importmap') ? {} : null),
    querySelectorAll: (selector: string) => (selector === 'noscript' ? hidden : pictures),
    head: { append: (element: Element) => added.push(element) },
    // Reading the height makes a browser compute the layout.
    body: {
      get offsetHeight() {
        return layouts.push('layout');
      },
    },
  };
  const page = createContext({
    document,
    navigator: {
      connection: { effectiveType },
      sendBeacon: (address: string, body: string) => void sent.push({ address, ...(JSON.parse(body) as object) }),
    },
    Error,
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
    structuredClone,
    URL,
    AbortSignal,
    HTMLScriptElement: without === 'importmap' ? {} : { supports: () => true },
  });
  runInContext(`var window=globalThis;${without === 'importmap' ? '' : without}`, page);
  runInContext(startScript(files, modules, '/game/:sysname', wait), page);
  return {
    page,
    sent,
    added,
    hidden,
    layouts,
    root,
    listeners,
    cookie: () => document.cookie,
    paint: () => frames.splice(0).forEach((run) => void run()),
    hydrate: () => void (isAlive = true),
  };
}

/** Listeners that stay for as long as the page. */
const REPORTING = ['error', 'unhandledrejection'];

const expected = [
  {
    tag: 'script',
    type: 'module',
    src: '/assets/entry.js',
    nonce: 'n0nce',
    onload: expect.any(Function),
    onerror: expect.any(Function),
  },
  { tag: 'link', rel: 'modulepreload', href: '/assets/a.js', nonce: 'n0nce' },
  { tag: 'link', rel: 'modulepreload', href: '/assets/b.js', nonce: 'n0nce' },
];

test('the start script adds the modules after the first paint, and only once', () => {
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

test('the start script begins at most three requests for modules a task', () => {
  const modules = Array.from({ length: 7 }, (_, at) => `/assets/${at}.js`);
  const { added, paint } = visit({ modules });
  paint();
  const counts: number[] = [];
  for (let task = 0; task < 5; task += 1) {
    vi.advanceTimersByTime(task === 0 ? 0 : 1);
    counts.push(added.filter(({ tag }) => tag === 'link').length);
  }
  expect(counts).toEqual([3, 6, 7, 7, 7]);
  expect(added[0]?.tag).toBe('script');
});

test('the start script, in a hidden page, adds the modules after one second', () => {
  const { added } = visit({ isHidden: true });
  vi.advanceTimersByTime(1_000);
  expect(added).toEqual(expected);
});

test('the start script computes styles and then layout, once each, in separate tasks', () => {
  const { layouts } = visit();
  expect(layouts).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(layouts).toEqual(['styles']);
  vi.advanceTimersByTime(2_000);
  expect(layouts).toEqual(['styles', 'layout']);
});

test('the start script counts eleven frames after the first in data-first-frame and removes it in the next', () => {
  const { root, added, paint } = visit();
  const shown: unknown[] = [];
  for (let frame = 0; frame < 13; frame += 1) {
    paint();
    shown.push(root.dataset.firstFrame);
    vi.advanceTimersByTime(0);
  }
  expect(shown).toEqual(['', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, undefined]);
  expect(added.filter(({ tag }) => tag === 'script')).toHaveLength(1);
});

test('the start script begins after the pictures of the first screen, one of which is broken, and 0.8 s after the paint at the latest', () => {
  const picture = (complete: boolean) => {
    const runs: Record<string, () => void> = {};
    return { complete, runs, addEventListener: (type: string, run: () => void) => void (runs[type] = run) };
  };
  const pictures = [picture(true), picture(false), picture(false)];
  const { added, paint } = visit({ pictures });
  paint();
  vi.advanceTimersByTime(0);
  pictures[1]?.runs['load']?.();
  paint();
  vi.advanceTimersByTime(100);
  expect(added).toEqual([]);
  pictures[2]?.runs['error']?.();
  paint();
  vi.advanceTimersByTime(20);
  expect(added.length).toBeGreaterThan(0);
  const late = visit({ pictures: [picture(false)] });
  late.paint();
  vi.advanceTimersByTime(790);
  expect(late.added).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(late.added.length).toBeGreaterThan(0);
});

test('the start script of a waiting page starts at a press on a button, and repeats it after hydration', () => {
  const { added, listeners, hydrate } = visit({ wait: 'always', cookie: 'age_confirmed=18' });
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
  hydrate();
  vi.advanceTimersByTime(1_000);
  expect([pressed, Object.keys(listeners)]).toEqual([['again'], REPORTING]);
});

const press = (button: object) => ({ type: 'click', target: { closest: () => button } });

test('the start script, after presses before hydration, repeats only the last one', () => {
  const { listeners, hydrate } = visit();
  const pressed: string[] = [];
  const button = (name: string) => ({ type: 'button', dataset: {}, click: () => pressed.push(name) });
  for (const name of ['one', 'two', 'two']) listeners['click']?.(press(button(name)));
  vi.advanceTimersByTime(2_000);
  expect(pressed).toEqual([]);
  hydrate();
  vi.advanceTimersByTime(100);
  expect([pressed, Object.keys(listeners)]).toEqual([['two'], REPORTING]);
});

test('the start script, when the page hydrates during a press or gets a later one, repeats no press', () => {
  const { listeners, hydrate } = visit();
  const pressed: string[] = [];
  const button = { type: 'button', dataset: {}, click: () => pressed.push('again') };
  listeners['click']?.(press(button));
  // The page hydrated during the press.
  hydrate();
  vi.advanceTimersByTime(1_000);
  const later = visit();
  later.listeners['click']?.(press(button));
  vi.advanceTimersByTime(10);
  later.hydrate();
  // The earlier press is dropped.
  later.listeners['click']?.(press(button));
  vi.advanceTimersByTime(1_000);
  expect([pressed, Object.keys(listeners), Object.keys(later.listeners)]).toEqual([[], REPORTING, REPORTING]);
});

test('the start script, for a data-fills button, fills the field; it repeats neither that nor a submit', () => {
  const { listeners, hydrate } = visit();
  const form = { amount: { value: '50 000' } };
  const pressed: string[] = [];
  const click = () => pressed.push('again');
  listeners['click']?.(press({ type: 'button', dataset: { fills: 'amount' }, value: '100 000', form, click }));
  expect(form.amount.value).toBe('100 000');
  listeners['click']?.(press({ type: 'submit', dataset: {}, click }));
  hydrate();
  vi.advanceTimersByTime(1_000);
  expect(pressed).toEqual([]);
});

test.each([
  ['keydown', { key: 'Tab', target: {} }],
  ['keydown', { key: '/', target: {} }],
  ['focusin', { target: { tagName: 'INPUT' } }],
  ['pointerdown', {}],
])('the start script of a waiting page, without an age cookie, starts at %s %j', (type, event) => {
  const { added, listeners } = visit({ wait: 'always' });
  listeners[type]?.({ type, ...event });
  expect(added).toEqual(expected);
});

test.each([
  ['slow', '3g', '', [], 'data_saver=auto;path=/;max-age=1800;samesite=lax'],
  ['never', '2g', '', expected, 'data_saver=auto;path=/;max-age=1800;samesite=lax'],
  ['slow', '4g', '', expected, ''],
  ['slow', '2g', 'data_saver=0', expected, 'data_saver=0'],
] as const)(
  'the start script with wait %s, on %s, with cookie "%s", leaves cookie "$4"',
  (wait, effectiveType, cookie, scripts, saved) => {
    const page = visit({ wait, effectiveType, cookie });
    vi.advanceTimersByTime(1_000);
    expect([page.added, page.cookie()]).toEqual([scripts, saved]);
  },
);

test('in a browser that lacks what is polyfilled, the polyfills run before the entry', () => {
  const { added, paint } = visit({ without: 'delete Array.prototype.toSorted' });
  paint();
  vi.advanceTimersByTime(0);
  expect(added).toEqual([{ ...expected[0], src: '/assets/polyfills.js' }]);
  const [polyfills] = added;
  (polyfills as unknown as { onload(): void }).onload();
  expect(added.slice(1)).toEqual(expected);
});

test.each([
  ['structuredClone', 'delete window.structuredClone'],
  ['import maps, on a page that has one', 'importmap'],
])('a browser without %s starts no script and shows what is for browsers without scripts', (_lack, without) => {
  const { added, hidden, paint, root } = visit({ without });
  paint();
  vi.advanceTimersByTime(1_000);
  expect(added).toEqual([]);
  expect(hidden[0]?.outerHTML).toBe('<form></form>');
  for (let frame = 0; frame < 12; frame += 1) {
    paint();
    vi.advanceTimersByTime(0);
  }
  expect(root.dataset).not.toHaveProperty('firstFrame');
});

const happen = ({ listeners }: ReturnType<typeof visit>, type: string, event: object) => listeners[type]?.(event);

test('the start script reports an error with route, build and kind, and its addresses without queries', () => {
  const site = visit();
  runInContext('window.__croupier={buildId:"b1"}', site.page);
  const error = new TypeError('fetch of https://site.uz/api/x?token=secret failed');
  error.stack = 'TypeError\n at https://site.uz/assets/a.js?v=secret:1:2';
  happen(site, 'error', { error, message: error.message });
  expect(site.sent).toEqual([
    {
      address: '/_/errors',
      route: '/game/:sysname',
      build: 'b1',
      message: 'fetch of https://site.uz/api/x failed',
      stack: 'TypeError\n at https://site.uz/assets/a.js:1:2',
    },
  ]);
  runInContext('window.__croupier.route=function(){return "/gamehall"}', site.page);
  happen(site, 'unhandledrejection', { reason: new MessageError('offers.x', 'uz', 'There is no message') });
  expect(site.sent[1]).toMatchObject({
    route: '/gamehall',
    kind: 'message',
    message: 'There is no message: offers.x in uz',
  });
});

test('the start script cuts a long text, reports five errors at most, and no refusal of the platform', () => {
  const site = visit();
  happen(site, 'unhandledrejection', { reason: new AppError('UnknownErrorException') });
  expect(site.sent).toEqual([]);
  happen(site, 'unhandledrejection', { reason: 'x'.repeat(500) });
  happen(site, 'unhandledrejection', { reason: undefined });
  expect(site.sent[0]).toMatchObject({ message: 'x'.repeat(300) });
  for (let time = 0; time < 20; time += 1) happen(site, 'error', { message: 'again' });
  expect(site.sent).toHaveLength(5);
});

test.each([
  ['a file of the start is missing', 'A file is missing: /assets/entry.js', '{}', true],
  ['the entry throws before it starts', 'The entry did not run', '{}', false],
  ['what the entry starts fails', 'No data', '{__started:Promise.reject(Error("No data"))}', false],
])(
  'when %s, the page is shown as without scripts, and that is reported once',
  async (_case, message, start, isMissing) => {
    const { added, hidden, sent, paint, page } = visit();
    paint();
    vi.advanceTimersByTime(0);
    runInContext(`Object.assign(window,${start})`, page);
    const entry = added[0] as unknown as { onload(): void; onerror(event: object): void };
    for (let time = 0; time < 2; time += 1) {
      if (isMissing) entry.onerror({ target: { src: '/assets/entry.js' } });
      else entry.onload();
    }
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ kind: 'start', message, route: '/game/:sysname' });
    expect(hidden[0]?.outerHTML).toBe('<form></form>');
  },
);

test('when the entry starts, nothing is reported, and what is for browsers without scripts stays hidden', async () => {
  const { added, hidden, sent, paint, page } = visit();
  paint();
  vi.advanceTimersByTime(0);
  runInContext('window.__started=Promise.resolve()', page);
  (added[0] as unknown as { onload(): void }).onload();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent, hidden[0]?.outerHTML]).toEqual([[], '<noscript>&lt;form></noscript>']);
});
