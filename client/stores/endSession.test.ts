import { afterEach, expect, test, vi } from 'vitest';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import { createStores } from './createStores.ts';
import { endSession } from './endSession.ts';
import { fakeDevice } from './leaving/fakeDevice.testing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('endSession clears the player’s stores and stored keys, and leaves the theme', () => {
  const storage = fakeDevice({
    balances_7: '{}',
    balances_8: '{}',
    draft_personal_7: '{}',
    order_deposit__7: '{}',
    order_gift_3_8: '{}',
    recent_games: '["a"]',
    recent_searches: '["b"]',
    theme: 'light',
  });
  const stores = createStores();
  stores.session.signedIn({ uid: 7 } as AccountInfo);
  stores.likes.set(['a']);
  endSession(stores);
  expect(stores.session.isPlayer).toBe(false);
  expect(stores.likes.sysnames).toEqual([]);
  expect(Object.keys(storage)).toEqual(['theme']);
});

test('endSession, with forbidden storage, still signs the player out', () => {
  vi.stubGlobal('localStorage', null);
  const stores = createStores();
  stores.session.signedIn({ uid: 7 } as AccountInfo);
  endSession(stores);
  expect(stores.session.isPlayer).toBe(false);
});
