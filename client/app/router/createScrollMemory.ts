import type { PageState } from './PageState.ts';
import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';

export interface ScrollMemory {
  /** Notes where the player stands in the page of a step, before it is left. */
  remember(key: string): void;
  /** To where the player stood, on Back and Forward; to what the hash names; to the top. */
  moveTo(state: Pick<PageState, 'location' | 'action' | 'keepsScroll'>): void;
}

/** Places in pages, by step of the tab; a document that is loaded again is put in its place by the browser. */
export function createScrollMemory(window: Window, current: () => string): ScrollMemory {
  const { document, history } = window;
  const places = new Map<string, number>(read(window));
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  const remember = (key: string): void => {
    places.delete(key);
    places.set(key, window.scrollY);
  };
  window.addEventListener('pagehide', () => {
    remember(current());
    history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(sessionStorageKeys.scroll, JSON.stringify([...places].slice(-MAX_PLACES)));
    } catch {
      // Storage may be full or forbidden: pages then open at their top.
    }
  });
  return {
    remember,
    moveTo({ location, action, keepsScroll }) {
      const place = action === 'POP' ? places.get(location.key) : undefined;
      if (place !== undefined) return window.scrollTo(0, place);
      if (keepsScroll) return;
      const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    },
  };
}

const MAX_PLACES = 50;

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
