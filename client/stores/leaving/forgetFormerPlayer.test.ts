import { afterEach, expect, test, vi } from 'vitest';
import { forgetFormerPlayer } from './forgetFormerPlayer.ts';

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

test('a guest’s document removes what a player has left, and none of the device', () => {
  const storage = stubStorage({ balances_7: '{}', recent_games: '["a"]', theme: 'light' });
  expect(forgetFormerPlayer()).toBe(true);
  expect(Object.keys(storage)).toEqual(['theme']);
});

test('a guest’s document leaves the guest’s own data, also beside a player’s order of unknown outcome', () => {
  const own = { draft_ticket_0: '{}', recent_games: '["a"]', recent_searches: '["b"]', order_deposit__7: '{}' };
  const storage = stubStorage(own);
  expect(forgetFormerPlayer()).toBe(false);
  expect(storage).toEqual(own);
});
