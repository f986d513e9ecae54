import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-balance'] });
  return () => observer.disconnect();
}

const isNowHidden = () => document.documentElement.dataset['balance'] === 'hidden';

function apply(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset['balance'] = 'hidden';
  else delete document.documentElement.dataset['balance'];
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKeys.hideBalance) !== null;
  } catch {
    return isNowHidden();
  }
}

/**
 * Whether balances are hidden on this device; on <html>, where HideableMoney reads it, so that no sum shows before the script is
 * there (themeScript). A change of language mounts another <html> without its attributes; other tabs follow.
 */
export function useHiddenBalance(): { isHidden: boolean; setHidden: (isHidden: boolean) => void } {
  const isHidden = useSyncExternalStore(subscribe, isNowHidden, () => false);
  useBeforePaint(() => {
    const follow = () => apply(read());
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return {
    isHidden,
    setHidden: (next) => {
      try {
        if (next) localStorage.setItem(storageKeys.hideBalance, '1');
        else localStorage.removeItem(storageKeys.hideBalance);
      } catch {
        // Where storage is forbidden the choice lasts as long as the page.
      }
      apply(next);
    },
  };
}
