import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

/**
 * Which account the Telegram user of this device has chosen here: `in` is their own, `stay` the one that was signed in before. Stored as
 * `{kind}:{user}:{uid}`, so that the same visitor is asked once; a sign-out removes it.
 */
export const telegramChoice = {
  /** Whether the user of Telegram signs in here without a question: they have before, or the device knows of nobody. */
  isAgreed: (user: string): boolean =>
    deviceStorage.read(storageKeys.telegramChoice)?.startsWith(`in:${user}:`) ??
    deviceStorage.read(storageKeys.hadAccount) === null,
  /** Whether the signed-in player and the user of Telegram have met here: it is the same person, or the player has chosen to stay. */
  isSettled(user: string, uid: number): boolean {
    const stored = deviceStorage.read(storageKeys.telegramChoice);
    return stored === `in:${user}:${uid}` || stored === `stay:${user}:${uid}`;
  },
  remember(kind: 'in' | 'stay', user: string, uid: number): void {
    deviceStorage.write(storageKeys.telegramChoice, `${kind}:${user}:${uid}`);
  },
};
