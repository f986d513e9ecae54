import { afterEach, expect, test, vi } from 'vitest';
import { fakeDevice } from './fakeDevice.testing.ts';
import { forgetOnLeave } from './forgetOnLeave.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['removes what was stored after the sign-out', true, ['theme']],
  ['leaves the data of a player who has signed in meanwhile', false, ['theme', 'balances_7', 'recent_games']],
])('a signed-out document that goes %s', (_case, isGuest, left) => {
  const storage = fakeDevice({ theme: 'light' });
  const page = new EventTarget();
  forgetOnLeave({ isGuest }, page);
  Object.assign(storage, { balances_7: '{}', recent_games: '["a"]' });
  page.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(storage)).toEqual(left);
});
