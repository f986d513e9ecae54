import type { Stores } from './createStores.ts';
import { forgetPlayer } from './forgetPlayer.ts';

/** Makes the visitor a guest: removes the player's data from the stores and from this device. */
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
  forgetPlayer();
}
