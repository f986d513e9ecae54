import { useSyncExternalStore } from 'react';
import { savesData } from '#client/lib/visitor/savesData.ts';
import { siteCookie } from '#client/lib/visitor/siteCookie.ts';
import { LOCALE_COOKIE_SECONDS } from '#shared/constants.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';

const CHANGED = 'datasaverchange';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/** The visitor's data-saving setting on this device (savesData), which overrides the browser's; the server reads it with the next page. */
export function useDataSaver(): { isSaving: boolean; setSaving: (isSaving: boolean) => void } {
  const isSaving = useSyncExternalStore(subscribe, savesData, () => false);
  return {
    isSaving,
    setSaving: (next) => {
      const { location } = window;
      document.cookie = siteCookie(cookieNames.dataSaver, next ? '1' : '0', {
        seconds: LOCALE_COOKIE_SECONDS,
        location,
      });
      window.dispatchEvent(new Event(CHANGED));
    },
  };
}
