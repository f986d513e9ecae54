import { afterEach, expect, test, vi } from 'vitest';
import { forgetOnLeave } from './forgetOnLeave.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A stub of localStorage: keys are own properties, methods are not. */
function stubStorage(values: Record<string, string>): Record<string, string> {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
  vi.stubGlobal('localStorage', Object.assign(storage, values));
  return storage;
}

test.each([
  ['removes what was stored after the sign-out', true, ['theme']],
  ['leaves the data of a player who has signed in meanwhile', false, ['theme', 'balances_7', 'recent_games']],
])('a signed-out document that goes %s', (_case, isGuest, left) => {
  const storage = stubStorage({ theme: 'light' });
  const page = new EventTarget();
  forgetOnLeave({ isGuest }, page);
  Object.assign(storage, { balances_7: '{}', recent_games: '["a"]' });
  page.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(storage)).toEqual(left);
});
