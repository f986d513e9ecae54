import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backUrl } from './backUrl.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('backUrl notes the path of this site that an address names, and ignores one of another host', () => {
  backUrl.note('?backUrl=/gamehall%3Fa=1');
  expect(backUrl.read()).toBe('/gamehall?a=1');
  for (const other of ['//evil.test', 'https://evil.test/x', '/\\evil.test'])
    backUrl.note(`?${new URLSearchParams({ backUrl: other })}`);
  backUrl.note('?track_id=7');
  expect(backUrl.read()).toBe('/gamehall?a=1');
});

test('backUrl is taken once, and of a stored address of another host it is null', () => {
  backUrl.note('?backUrl=/promotions');
  expect([backUrl.take(), backUrl.take()]).toEqual(['/promotions', null]);
  stored.set('backUrl', '//evil.test');
  expect(backUrl.read()).toBeNull();
});

test('backUrl, with forbidden storage, does not throw', () => {
  vi.stubGlobal('localStorage', undefined);
  backUrl.note('?backUrl=/promotions');
  expect(backUrl.take()).toBeNull();
});
