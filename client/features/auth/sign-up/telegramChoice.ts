import { storageKeys } from '../../../../shared/keys/storageKeys.ts';

/**
 * Which account the Telegram user of this device has chosen here: `in` is their own, `stay` the one that was signed in before. Stored as
 * `{kind}:{user}:{uid}`, so that the same visitor is asked once; a sign-out removes it.
 */
export const telegramChoice = {
  /** Whether the user of Telegram signs in here without a question: they have before, or nobody ever has on this device. */
  isAgreed(user: string): boolean {
    try {
      if (localStorage.getItem(storageKeys.telegramChoice)?.startsWith(`in:${user}:`)) return true;
      return localStorage.getItem(storageKeys.hadAccount) === null;
    } catch {
      // Without storage the device knows of nobody.
      return true;
    }
  },
  /** Whether the signed-in player and the user of Telegram have met here: it is the same person, or the player has chosen to stay. */
  isSettled(user: string, uid: number): boolean {
    try {
      const stored = localStorage.getItem(storageKeys.telegramChoice);
      return stored === `in:${user}:${uid}` || stored === `stay:${user}:${uid}`;
    } catch {
      return false;
    }
  },
  remember(kind: 'in' | 'stay', user: string, uid: number): void {
    try {
      localStorage.setItem(storageKeys.telegramChoice, `${kind}:${user}:${uid}`);
    } catch {
      // The next visit asks again.
    }
  },
};
