import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

type RailWidth = 'wide' | 'narrow';

const KEY = storageKeys.rail;
const CHANGED = 'railchange';
const WIDE_BY_DEFAULT = '(min-width: 1280px)';

function read(): RailWidth | null {
  const stored = deviceStorage.read(KEY);
  return stored === 'wide' || stored === 'narrow' ? stored : null;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The visitor's choice for the rail; null: the width of the screen decides. Stored in the browser, unknown to the server. */
export function useRailWidth(): { width: RailWidth | null; toggle: () => void } {
  const width = useSyncExternalStore(subscribe, read, () => null);
  const toggle = () => {
    const now = width ?? (matchMedia(WIDE_BY_DEFAULT).matches ? 'wide' : 'narrow');
    if (deviceStorage.write(KEY, now === 'wide' ? 'narrow' : 'wide')) window.dispatchEvent(new Event(CHANGED));
  };
  return { width, toggle };
}
