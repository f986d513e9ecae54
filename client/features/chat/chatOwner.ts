import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import type { ChatKind } from '../../../shared/support/ChatProvider.ts';

/**
 * Whose conversation a vendor keeps on this device. A sign-out may come when the chat is not on the page, or end before the
 * vendor has cleared it: then the next one to open the chat is told from the one before by this.
 */
export const chatOwner = {
  /** A player other than `uid` (null: a guest) has talked here and was not forgotten. */
  isAnother(kind: ChatKind, uid: number | null): boolean {
    try {
      const kept = localStorage.getItem(storageKeys.chatOwner);
      return kept?.startsWith(`${kind}:`) === true && kept !== `${kind}:${uid}`;
    } catch {
      return false;
    }
  },
  keep(kind: ChatKind, uid: number): void {
    try {
      localStorage.setItem(storageKeys.chatOwner, `${kind}:${uid}`);
    } catch {
      // Where nothing may be stored the vendor keeps nothing either.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(storageKeys.chatOwner);
    } catch {
      // Nothing was stored.
    }
  },
};
