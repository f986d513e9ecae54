import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { forgetPlayer } from '#client/stores/forgetPlayer.ts';
import { ORDER_PREFIX } from '#shared/keys/orderKey.ts';

/** A guest's own keys end in `_0`. Orders of unknown outcome outlive a sign-out. */
const isOfPlayer = (key: string) => /_[1-9]\d*$/.test(key) && !key.startsWith(ORDER_PREFIX);

/**
 * For a guest: removes what a player has left on this device and returns whether there was anything. They signed out where no script could
 * do it: by a form sent before the page came to life or whose code was missing, or their session has ended while no page was open. Called where
 * something of a visitor is read to be shown: the first file of pages has no room for it.
 */
export function forgetFormerPlayer(): boolean {
  const isThere = deviceStorage.keys().some(isOfPlayer);
  if (isThere) forgetPlayer();
  return isThere;
}
