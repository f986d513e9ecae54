import { useEffect } from 'react';
import { unsavedCredentials } from '../../lib/visitor/unsavedCredentials.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { useStore } from '../../stores/useStore.ts';
import { showCredentials } from './showCredentials.ts';

/**
 * Shows again what one click made up and its player has not saved yet; another player never sees it. A page that the browser took
 * from its cache on Back may still be a guest's. Draws nothing.
 */
export function UnsavedCredentials() {
  const dialogs = useStore('dialogs');
  const { account } = useFacts('session');
  const uid = account?.uid;
  useEffect(() => {
    const unsaved = unsavedCredentials.read();
    if (!unsaved) return;
    if (uid !== undefined && unsaved.uid !== uid) return unsavedCredentials.remove();
    if (!dialogs.queue.some(({ name }) => name === 'credentials')) void showCredentials(dialogs, unsaved);
  }, [uid, dialogs]);
  return null;
}
