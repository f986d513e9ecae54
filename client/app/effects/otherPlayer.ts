import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';

/** Names this document. A page that is being left runs on, and must not take the words that are meant for the next document. */
const thisDocument = () => String(performance.timeOrigin);

/** Another player is signed in now: the page starts anew as theirs, and says why. Without storage it is the right one without the words. */
export const otherPlayer = {
  leave(): void {
    tabStorage.write(sessionStorageKeys.otherPlayer, thisDocument());
    window.location.reload();
  },
  /** Whether the page has left another player's place just now. */
  take(): boolean {
    const previousPlayer = tabStorage.read(sessionStorageKeys.otherPlayer);
    if (previousPlayer === null || previousPlayer === thisDocument()) return false;
    tabStorage.remove(sessionStorageKeys.otherPlayer);
    return true;
  },
};
