import type { Stores } from './createStores.ts';
import { forgetPlayer } from './forgetPlayer.ts';

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
  forgetPlayer();
}
