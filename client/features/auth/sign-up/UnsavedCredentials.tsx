import { useEffect } from 'react';
import { unsavedCredentials } from '#client/lib/visitor/unsavedCredentials.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { showCredentials } from './showCredentials.ts';

/**
 * Shows generated credentials again until the player has saved them; never to another player. The guest state is not a reason to
 * delete them: a page that the browser restored from its cache on Back may still be a guest's.
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
