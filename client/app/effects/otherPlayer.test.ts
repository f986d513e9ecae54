import { afterEach, expect, test, vi } from 'vitest';
import { otherPlayer } from './otherPlayer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the next document of a tab, whose storage stays. */
function openDocument(tab: Map<string, string>, timeOrigin: number): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  vi.stubGlobal('performance', { timeOrigin });
  vi.stubGlobal('window', { location: { reload: () => undefined } });
}

test('otherPlayer, in a page that is being left, keeps the words for the next document, which takes them once', () => {
  const tab = new Map<string, string>();
  openDocument(tab, 1_000.5);
  expect(otherPlayer.take()).toBe(false);
  otherPlayer.leave();
  // Its messages arrive while the next document is on its way.
  expect(otherPlayer.take()).toBe(false);
  openDocument(tab, 2_000.25);
  expect([otherPlayer.take(), otherPlayer.take()]).toEqual([true, false]);
});
