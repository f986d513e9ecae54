import { afterEach, expect, test, vi } from 'vitest';
import { draftKeys } from '../../shared/keys/draftKeys.ts';
import { seenCashbackKey } from '../../shared/keys/seenCashbackKey.ts';
import { storageKeys } from '../../shared/keys/storageKeys.ts';
import { forgetPlayer } from './forgetPlayer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A stub of a storage: keys are own properties, methods are not. */
function stubStorage(name: 'localStorage' | 'sessionStorage', keys: readonly string[]): () => string[] {
  const storage = Object.create({
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
  vi.stubGlobal(name, Object.assign(storage, Object.fromEntries(keys.map((key) => [key, '1']))));
  return () => Object.keys(storage);
}

test('forgetPlayer removes every key with a uid, also of earlier players, and none of the device', () => {
  const withUid = Object.values(storageKeys).filter((key) => typeof key === 'function');
  expect(withUid.length).toBeGreaterThan(2);
  const ofPlayers = [7, 8].flatMap((uid) => [
    ...withUid.map((key) => key(uid)),
    draftKeys.device('personal', uid),
    seenCashbackKey(uid),
  ]);
  const ofDevice = [storageKeys.theme, storageKeys.calm, storageKeys.hadAccount, storageKeys.chatOwner];
  const left = stubStorage('localStorage', [...ofPlayers, 'recent_games', 'telegram_choice', ...ofDevice]);
  const leftInTab = stubStorage('sessionStorage', ['unsaved_credentials', 'open_payment', 'idle_end', 'app:scroll']);
  forgetPlayer();
  expect(left()).toEqual(ofDevice);
  expect(leftInTab()).toEqual(['idle_end', 'app:scroll']);
});
