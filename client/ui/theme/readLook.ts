import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import type { Theme } from './Theme.ts';

export interface Look {
  theme: Theme;
  /** Nothing moves or glows, whatever the system allows. */
  isCalm: boolean;
}

/** The look kept on this device; the brand's own where nothing is kept or storage is forbidden. */
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
