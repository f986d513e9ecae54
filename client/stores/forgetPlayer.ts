import { draftKeys } from '../../shared/keys/draftKeys.ts';
import { storageKeys } from '../../shared/keys/storageKeys.ts';

const BALANCES = storageKeys.balances(0).slice(0, -1);

/** Removes the player's data from this device. */
export function forgetPlayer(): void {
  try {
    // By prefix: a blocked player's uid may not be known here, and an earlier player may have left without signing out.
    const mirrored = Object.keys(localStorage).filter(
      (key) => key.startsWith(BALANCES) || key.startsWith(draftKeys.prefix),
    );
    for (const key of [...mirrored, storageKeys.recentGames, storageKeys.recentSearches]) localStorage.removeItem(key);
  } catch {
    // Forbidden storage contains nothing.
  }
}
