import { useEffect } from 'react';
import { useStore } from '#client/stores/useStore.ts';
import { isSearchKey } from './isSearchKey.ts';

/** Ctrl+K or ⌘K open the search from any page. */
export function useSearchKey(): void {
  const dialogs = useStore('dialogs');
  const session = useStore('session');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || dialogs.queue.length > 0 || session.fatal) return;
      // A modal dialog outside the store, such as a menu, is open.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void dialogs.open('search', {});
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dialogs, session]);
}
