import { draftKeys } from '../../shared/keys/draftKeys.ts';
import { storageKeys } from '../../shared/keys/storageKeys.ts';

const BALANCES = storageKeys.balances(0).slice(0, -1);

/** What was the player's is gone from this device. */
export function forgetPlayer(): void {
  try {
    // A blocked player's number may not be known here, and a player of before may have left without signing out.
    const mirrored = Object.keys(localStorage).filter(
      (key) => key.startsWith(BALANCES) || key.startsWith(draftKeys.prefix),
    );
    for (const key of [...mirrored, storageKeys.recentGames, storageKeys.recentSearches]) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}
