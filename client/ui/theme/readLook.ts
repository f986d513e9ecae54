import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import type { Theme } from './Theme.ts';

export interface Look {
  theme: Theme;
  /** Calm mode: nothing moves or glows, whatever the system setting. */
  isCalm: boolean;
}

/** The look stored on this device; the brand's default if there is none or storage is forbidden. */
export function readLook(): Look {
  const theme = deviceStorage.read(storageKeys.theme);
  return {
    theme: theme === 'light' || theme === 'system' ? theme : 'dark',
    isCalm: deviceStorage.read(storageKeys.calm) !== null,
  };
}
