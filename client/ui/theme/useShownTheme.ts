import { useSyncExternalStore } from 'react';
import { shownTheme } from './shownTheme.ts';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme in effect, for documents in frames, where our tokens do not apply. */
export function useShownTheme(): 'dark' | 'light' {
  return useSyncExternalStore<'dark' | 'light'>(subscribe, shownTheme, () => 'dark');
}
