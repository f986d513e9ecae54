import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './whenQuiet.ts';

const page = new EventTarget();
let isLoaded = false;

beforeEach(() => {
  vi.useFakeTimers();
  isLoaded = false;
  vi.stubGlobal('document', {
    get readyState() {
      return isLoaded ? 'complete' : 'interactive';
    },
  });
  vi.stubGlobal('window', Object.assign(page, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function load() {
  isLoaded = true;
  page.dispatchEvent(new Event('load'));
}

test('whenQuiet runs two seconds after the page has loaded, once', () => {
  const run = vi.fn();
  whenQuiet(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  load();
  vi.advanceTimersByTime(1_990);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'wheel'])(
  'whenQuiet, at the first %s, runs when the browser is idle, once',
  (input) => {
    const run = vi.fn();
    whenQuiet(run);
    load();
    vi.advanceTimersByTime(100);
    page.dispatchEvent(new Event(input));
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event(input));
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledOnce();
  },
);

test('whenQuiet, pressed before the page has loaded, waits for it', () => {
  const run = vi.fn();
  whenQuiet(run);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  load();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
