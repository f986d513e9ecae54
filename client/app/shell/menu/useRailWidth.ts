import { useSyncExternalStore } from 'react';

type RailWidth = 'wide' | 'narrow';

const KEY = 'rail';
const CHANGED = 'railchange';
const WIDE_BY_ITSELF = '(width >= 1280px)';

function read(): RailWidth | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'wide' || kept === 'narrow' ? kept : null;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** What the player chose for the rail, or null: then the width of the screen decides. Remembered by the browser, unknown to the server. */
export function useRailWidth(): { width: RailWidth | null; toggle: () => void } {
  const width = useSyncExternalStore(subscribe, read, () => null);
  const toggle = () => {
    const now = width ?? (matchMedia(WIDE_BY_ITSELF).matches ? 'wide' : 'narrow');
    try {
      localStorage.setItem(KEY, now === 'wide' ? 'narrow' : 'wide');
    } catch {
      return;
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return { width, toggle };
}
