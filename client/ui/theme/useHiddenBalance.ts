import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

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
 * Whether balances are hidden on this device. Set as an attribute of <html>, so that themeScript can hide sums before hydration
 * (HideableMoney). Reapplied after a change of language, which mounts another <html>, and synced between tabs.
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
      // Without storage the choice lasts as long as the document.
      if (next) deviceStorage.write(storageKeys.hideBalance, '1');
      else deviceStorage.remove(storageKeys.hideBalance);
      apply(next);
    },
  };
}
