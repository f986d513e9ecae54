import { afterEach, expect, test, vi } from 'vitest';
import { draftKeys } from '#shared/keys/draftKeys.ts';
import { orderKey } from '#shared/keys/orderKey.ts';
import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { forgetPlayer } from './forgetPlayer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A stub of a storage: keys are own properties, methods are not. */
function stubStorage(name: 'localStorage' | 'sessionStorage', keys: readonly string[], value = '1'): () => string[] {
  const storage = Object.create({
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
  }) as Record<string, string>;
  vi.stubGlobal(name, Object.assign(storage, Object.fromEntries(keys.map((key) => [key, value]))));
  return () => Object.keys(storage);
}

test('forgetPlayer removes every key with a uid, also of earlier players, and none of the device', () => {
  const withUid = Object.values(storageKeys).filter((key) => typeof key === 'function');
  expect(withUid.length).toBeGreaterThan(2);
  const ofPlayers = [7, 8].flatMap((uid) => [
    ...withUid.map((key) => key(uid)),
    draftKeys.device('personal', uid),
    rareStorageKeys.seenCashback(uid),
    rareStorageKeys.lastSent('chat', uid),
  ]);
  const ofDevice = [storageKeys.theme, storageKeys.calm, storageKeys.hadAccount, storageKeys.chatOwner];
  const storage = stubStorage('localStorage', [...ofPlayers, 'recent_games', 'telegram_choice', ...ofDevice]);
  const leftInTab = stubStorage('sessionStorage', ['unsaved_credentials', 'open_payment', 'idle_end', 'app:scroll']);
  forgetPlayer();
  expect(storage()).toEqual(ofDevice);
  expect(leftInTab()).toEqual(['idle_end', 'app:scroll']);
});

test.each([
  ['an hour', 3_600_000, true],
  ['25 hours', 25 * 3_600_000, false],
])('forgetPlayer, for an order of unknown outcome that is %s old, keeps it only for a day', (_age, ms, isKept) => {
  const keys = [7, 8].map((uid) => orderKey(uid, 'withdrawal', ''));
  const storage = stubStorage('localStorage', keys, JSON.stringify({ key: 'k', at: Date.now() - ms }));
  forgetPlayer();
  expect(storage()).toEqual(isKept ? keys : []);
});

test('forgetPlayer removes what is stored under the key of an order, but is none', () => {
  const storage = stubStorage('localStorage', [orderKey(7, 'gift', '3')], 'x');
  forgetPlayer();
  expect(storage()).toEqual([]);
});
