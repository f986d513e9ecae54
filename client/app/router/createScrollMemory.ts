import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import type { PageState } from './PageState.ts';

export interface ScrollMemory {
  /** Stores the scroll position of a history entry before it is left. */
  remember(key: string): void;
  /** Scrolls to the stored position on Back and Forward, else to the element of the hash, else to the top. */
  moveTo(state: Pick<PageState, 'location' | 'action' | 'keepsScroll'>): void;
}

/** Scroll positions by history entry. On a reload the browser itself restores the position. */
export function createScrollMemory(window: Window, current: () => string): ScrollMemory {
  const { document, history } = window;
  const positions = new Map<string, number>(read(window));
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  const remember = (key: string): void => {
    positions.delete(key);
    positions.set(key, window.scrollY);
  };
  window.addEventListener('pagehide', () => {
    remember(current());
    history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(sessionStorageKeys.scroll, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
    } catch {
      // Storage may be full or forbidden; pages then open at the top.
    }
  });
  return {
    remember,
    moveTo({ location, action, keepsScroll }) {
      const position = action === 'POP' ? positions.get(location.key) : undefined;
      if (position !== undefined) return window.scrollTo(0, position);
      if (keepsScroll) return;
      const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    },
  };
}

const MAX_POSITIONS = 50;

function read(window: Window): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(sessionStorageKeys.scroll) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
