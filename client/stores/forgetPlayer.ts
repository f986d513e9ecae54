import type { SafeStorage } from '#client/lib/device/createSafeStorage.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { DAY_MS } from '#shared/constants.ts';
import { ORDER_PREFIX } from '#shared/keys/orderKey.ts';
import { rareTabKeys } from '#shared/keys/rareTabKeys.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

/** By its end: a blocked player's uid may not be known here, and an earlier player may have left without signing out. */
const ENDS_IN_UID = /_\d+$/;
/** Keys of a player without a uid in them. */
const local = [storageKeys.recentGames, storageKeys.recentSearches, storageKeys.telegramChoice];
const ofTab = [
  sessionStorageKeys.closedHints,
  sessionStorageKeys.credentials,
  sessionStorageKeys.openPayment,
  sessionStorageKeys.registerSuccessSent,
  rareTabKeys.seenPopups,
];

/**
 * Removes the player's data from this device. What stays is of the device: its look, language and consents, the phrase of the second
 * step of a sign-in, and the owner of the chat that the vendor has not cleared yet; and for a day the orders whose outcome is not known,
 * which only their player reads.
 */
export function forgetPlayer(): void {
  forget(deviceStorage, local);
  forget(tabStorage, ofTab);
}

function forget(storage: SafeStorage, keys: readonly string[]): void {
  const ofPlayers = storage.keys().filter((name) => ENDS_IN_UID.test(name) && !isOpenOrder(storage, name));
  for (const key of [...ofPlayers, ...keys]) storage.remove(key);
}

/** What is stored is read as text: this runs on every page. */
function isOpenOrder(storage: SafeStorage, name: string): boolean {
  const placedAt = /"at":(\d+)/.exec(storage.read(name) ?? '')?.[1];
  return name.startsWith(ORDER_PREFIX) && Date.now() - Number(placedAt) < DAY_MS;
}
