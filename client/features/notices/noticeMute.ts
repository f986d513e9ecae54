const KEY = 'notices_muted';
const CHANGED = 'notices-muted';

/** Whether this device shows and sounds no notices; they stay in the list of the bell. */
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
      // Then it is so until the page is left.
    }
    dispatchEvent(new Event(CHANGED));
  },
  /** Calls back when it changes, in this tab or another; returns what ends that. */
  watch(onChange: () => void): () => void {
    addEventListener(CHANGED, onChange);
    addEventListener('storage', onChange);
    return () => {
      removeEventListener(CHANGED, onChange);
      removeEventListener('storage', onChange);
    };
  },
};
