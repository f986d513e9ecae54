import { afterEach, expect, test, vi } from 'vitest';
import { fakeDevice } from './fakeDevice.testing.ts';
import { forgetFormerPlayer } from './forgetFormerPlayer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a guest’s document removes what a player has left, and none of the device', () => {
  const storage = fakeDevice({ balances_7: '{}', recent_games: '["a"]', theme: 'light' });
  expect(forgetFormerPlayer()).toBe(true);
  expect(Object.keys(storage)).toEqual(['theme']);
});

test('a guest’s document leaves the guest’s own data, also beside a player’s order of unknown outcome', () => {
  const own = { draft_ticket_0: '{}', recent_games: '["a"]', recent_searches: '["b"]', order_deposit__7: '{}' };
  const storage = fakeDevice(own);
  expect(forgetFormerPlayer()).toBe(false);
  expect(storage).toEqual(own);
});
