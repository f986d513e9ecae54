import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import type { ChatKind } from '#shared/support/ChatProvider.ts';

/**
 * Owner of the conversation that a vendor stores on this device. A sign-out may happen when the chat is not on the page, or end
 * before the vendor has cleared it: then this shows that the next visitor is another one.
 */
export const chatOwner = {
  /** Whether a player other than `uid` (null: a guest) has a conversation here that was not cleared. */
  isAnother(kind: ChatKind, uid: number | null): boolean {
    const stored = deviceStorage.read(storageKeys.chatOwner);
    return stored?.startsWith(`${kind}:`) === true && stored !== `${kind}:${uid}`;
  },
  keep(kind: ChatKind, uid: number): void {
    // Without storage the vendor stores nothing either.
    deviceStorage.write(storageKeys.chatOwner, `${kind}:${uid}`);
  },
  clear(): void {
    deviceStorage.remove(storageKeys.chatOwner);
  },
};
