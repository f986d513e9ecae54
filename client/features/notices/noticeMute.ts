import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';

const KEY = rareStorageKeys.noticesMuted;
const CHANGED = 'notices-muted';

/** Mutes notices on this device; the bell still lists them. */
export const noticeMute = {
  read(): boolean {
    return deviceStorage.read(KEY) === '1';
  },
  write(isMuted: boolean): void {
    if (isMuted) deviceStorage.write(KEY, '1');
    else deviceStorage.remove(KEY);
    dispatchEvent(new Event(CHANGED));
  },
  /** Calls back on changes in this tab and others; returns a function that stops it. */
  watch(onChange: () => void): () => void {
    addEventListener(CHANGED, onChange);
    addEventListener('storage', onChange);
    return () => {
      removeEventListener(CHANGED, onChange);
      removeEventListener('storage', onChange);
    };
  },
};
