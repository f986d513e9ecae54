import { subscribe } from 'valtio';
import type { Stores } from '#client/stores/createStores.ts';

/** Resolves when the page has failed to sign another player in; never when it has, because it is left. */
export function whenUnchanged(session: Stores['session']): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(session, () => {
      if (session.isChanging) return;
      stop();
      resolve();
    });
  });
}
