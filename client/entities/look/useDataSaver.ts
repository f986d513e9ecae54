import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';

const CHANGED = 'datasaverchange';

function read(): boolean {
  try {
    return localStorage.getItem(storageKeys.dataSaver) !== null;
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The player's own wish for few bytes on this device (savesData), besides what the browser says. */
export function useDataSaver(): { isSaving: boolean; setSaving: (isSaving: boolean) => void } {
  const isSaving = useSyncExternalStore(subscribe, read, () => false);
  return {
    isSaving,
    setSaving: (next) => {
      try {
        if (next) localStorage.setItem(storageKeys.dataSaver, '1');
        else localStorage.removeItem(storageKeys.dataSaver);
      } catch {
        return;
      }
      window.dispatchEvent(new Event(CHANGED));
    },
  };
}
