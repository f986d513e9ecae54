import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';
import type { BrowserServiceId } from '#shared/profile/otherServices.ts';
import { deviceStorage } from './deviceStorage.ts';

/** Dispatched on the window when this page has sent something. */
const SENT_EVENT = 'croupier:sent';

/**
 * When this browser last sent something of a player to a service beside the platform. Nobody else can know it: the scripts of those
 * services send by themselves. A sign-out removes it.
 */
export const sentTimes = {
  /** `ms`: Unix time. */
  keep(service: BrowserServiceId, uid: number, ms = Date.now()): void {
    deviceStorage.write(rareStorageKeys.lastSent(service, uid), String(Math.floor(ms / 1_000)));
    dispatchEvent(new Event(SENT_EVENT));
  },
  /** Unix seconds; null: nothing since the player signed in here. */
  last(service: BrowserServiceId, uid: number): number | null {
    return Number(deviceStorage.read(rareStorageKeys.lastSent(service, uid))) || null;
  },
  /** Calls back when a time may have changed, also by another tab. Returns an unsubscribe function. */
  onChange(onChange: () => void): () => void {
    addEventListener(SENT_EVENT, onChange);
    addEventListener('storage', onChange);
    return () => {
      removeEventListener(SENT_EVENT, onChange);
      removeEventListener('storage', onChange);
    };
  },
};
