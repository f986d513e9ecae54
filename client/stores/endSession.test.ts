import { afterEach, expect, test, vi } from 'vitest';
import type { AccountInfo } from '../../shared/api/account/account.contract.ts';
import { createStores } from './createStores.ts';
import { endSession } from './endSession.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As much of the browser's storage as is needed: its keys are properties, its verbs are not. */
function stubStorage(values: Record<string, string>): Record<string, string> {
  const storage = Object.create({
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
  vi.stubGlobal('localStorage', Object.assign(storage, values));
  return storage;
}

test('what was the player’s leaves the stores and the device; what is the device’s own stays', () => {
  const storage = stubStorage({
    balances_7: '{}',
    balances_8: '{}',
    draft_personal_7: '{}',
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

test('a storage that is forbidden keeps nobody in', () => {
  vi.stubGlobal('localStorage', null);
  const stores = createStores();
  stores.session.signedIn({ uid: 7 } as AccountInfo);
  endSession(stores);
  expect(stores.session.isPlayer).toBe(false);
});
