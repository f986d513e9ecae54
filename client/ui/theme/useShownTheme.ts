import { useSyncExternalStore } from 'react';
import { shownTheme } from './shownTheme.ts';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** What the page wears now, whoever chose it: for documents in frames, which our tokens do not reach. */
export function useShownTheme(): 'dark' | 'light' {
  return useSyncExternalStore<'dark' | 'light'>(subscribe, shownTheme, () => 'dark');
}
