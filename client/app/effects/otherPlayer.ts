import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';

/** Another player is signed in now: the page starts anew as theirs, and says why. Without storage it is the right one without the words. */
export const otherPlayer = {
  leave(): void {
    tabStorage.write(sessionStorageKeys.otherPlayer, '1');
    window.location.reload();
  },
  /** Whether the page has left another player's place just now. */
  take(): boolean {
    const was = tabStorage.read(sessionStorageKeys.otherPlayer) !== null;
    tabStorage.remove(sessionStorageKeys.otherPlayer);
    return was;
  },
};
