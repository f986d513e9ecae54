import { expect, test } from 'vitest';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import { createScrollMemory } from './createScrollMemory.ts';

/** The parts of a window that createScrollMemory uses. */
function createWindow(saved: string | null = null) {
  const listeners: Record<string, () => void> = {};
  const calls: unknown[] = [];
  const stored: Record<string, string> = saved === null ? {} : { [sessionStorageKeys.scroll]: saved };
  const window = {
    scrollY: 0,
    history: { scrollRestoration: 'auto' },
    document: { getElementById: (id: string) => (id === 'faq 1' ? { scrollIntoView: () => calls.push(id) } : null) },
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
    },
    scrollTo: (_x: number, y: number) => calls.push(y),
    addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
  };
  return { window, calls, stored, fire: (type: string) => listeners[type]?.() };
}

const entryOf = (key: string, hash = '') => ({ key, hash, pathname: '/', search: '', state: null });

test('moveTo scrolls to the stored position on Back, to the element of a hash, else to the top', () => {
  const { window, calls } = createWindow();
  const scroll = createScrollMemory(window as unknown as Window, () => 'a');
  window.scrollY = 700;
  scroll.remember('a');
  scroll.moveTo({ location: entryOf('b'), action: 'PUSH', keepsScroll: false });
  scroll.moveTo({ location: entryOf('a'), action: 'POP', keepsScroll: false });
  scroll.moveTo({ location: entryOf('c', '#faq%201'), action: 'PUSH', keepsScroll: false });
  scroll.moveTo({ location: entryOf('d', '#%E0'), action: 'PUSH', keepsScroll: false });
  expect(calls).toEqual([0, 700, 'faq 1', 0]);
});

test('moveTo, for a step with keepsScroll, does not scroll', () => {
  const { window, calls } = createWindow();
  const scroll = createScrollMemory(window as unknown as Window, () => 'a');
  scroll.moveTo({ location: entryOf('b', '#faq%201'), action: 'REPLACE', keepsScroll: true });
  expect(calls).toEqual([]);
});

test('createScrollMemory, on pagehide, stores positions and returns scroll restoration to the browser until pageshow', () => {
  const { window, stored, fire } = createWindow('[["old",5]]');
  createScrollMemory(window as unknown as Window, () => 'now');
  expect(window.history.scrollRestoration).toBe('manual');
  window.scrollY = 42;
  fire('pagehide');
  expect(window.history.scrollRestoration).toBe('auto');
  expect(JSON.parse(stored[sessionStorageKeys.scroll] ?? '')).toEqual([
    ['old', 5],
    ['now', 42],
  ]);
  fire('pageshow');
  expect(window.history.scrollRestoration).toBe('manual');
});

test('createScrollMemory, with unreadable stored positions, does not throw', () => {
  const { window } = createWindow('{broken');
  expect(() => createScrollMemory(window as unknown as Window, () => 'a')).not.toThrow();
});
