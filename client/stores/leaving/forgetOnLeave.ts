import type { Stores } from '#client/stores/createStores.ts';
import { forgetPlayer } from '#client/stores/forgetPlayer.ts';

/**
 * Removes the player's data from this device once more as a signed-out document goes: answers and effects that were under way may have stored
 * something since. Not when somebody has signed in here meanwhile.
 */
export function forgetOnLeave(
  session: Pick<Stores['session'], 'isGuest'>,
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const forget = () => {
    if (session.isGuest) forgetPlayer();
  };
  page.addEventListener('pagehide', forget, { once: true });
}
