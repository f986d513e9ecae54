import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { applyLook } from './applyLook.ts';
import type { Theme } from './Theme.ts';

interface ThemeControls {
  /** `dark` on the server and in the first browser render. */
  theme: Theme;
  setTheme: (theme: Theme) => void;
  isCalm: boolean;
  setCalm: (isCalm: boolean) => void;
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme-choice', 'data-calm'] });
  return () => observer.disconnect();
}

function currentTheme(): Theme {
  const choice = document.documentElement.dataset['themeChoice'];
  return choice === 'light' || choice === 'system' ? choice : 'dark';
}

const isNowCalm = () => document.documentElement.dataset['calm'] !== undefined;

/** Without storage the choice lasts as long as the document. */
function store(key: string, value: string | null) {
  if (value === null) deviceStorage.remove(key);
  else deviceStorage.write(key, value);
}

/** Reads and sets the look: theme and calm mode, stored on this device. */
export function useTheme(): ThemeControls {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'dark');
  const isCalm = useSyncExternalStore(subscribe, isNowCalm, () => false);
  return {
    theme,
    isCalm,
    setTheme: (next) => {
      store(storageKeys.theme, next);
      applyLook({ theme: next, isCalm: isNowCalm() });
    },
    setCalm: (next) => {
      store(storageKeys.calm, next ? '1' : null);
      applyLook({ theme: currentTheme(), isCalm: next });
    },
  };
}
