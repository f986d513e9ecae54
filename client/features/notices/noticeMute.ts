const KEY = 'notices_muted';
const CHANGED = 'notices-muted';

/** Mutes notices on this device; the bell still lists them. */
export const noticeMute = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) === '1';
    } catch {
      return false;
    }
  },
  write(isMuted: boolean): void {
    try {
      if (isMuted) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage the setting lasts until the page is left.
    }
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
