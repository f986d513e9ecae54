import { draftKeys } from '../../shared/keys/draftKeys.ts';
import { storageKeys } from '../../shared/keys/storageKeys.ts';
import type { Stores } from './createStores.ts';

const BALANCES = storageKeys.balances(0).slice(0, -1);

/** The visitor is a guest from now on: what was the player's is gone from the stores and from this device. */
export function endSession({
  session,
  balances,
  likes,
  profile,
}: Pick<Stores, 'session' | 'balances' | 'likes' | 'profile'>): void {
  session.signedOut();
  balances.clear();
  likes.set([]);
  profile.set({ loyalty: null, contacts: null });
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
