import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import type { Theme } from './Theme.ts';

export interface Look {
  theme: Theme;
  /** Calm mode: nothing moves or glows, whatever the system setting. */
  isCalm: boolean;
}

/** The look stored on this device; the brand's default if there is none or storage is forbidden. */
export function readLook(): Look {
  try {
    const theme = localStorage.getItem(storageKeys.theme);
    return {
      theme: theme === 'light' || theme === 'system' ? theme : 'dark',
      isCalm: localStorage.getItem(storageKeys.calm) !== null,
    };
  } catch {
    return { theme: 'dark', isCalm: false };
  }
}
