import { hashKeys } from '../../../shared/keys/hashKeys.ts';
import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';

/** Whether this tab was opened by Telegram. Its hash says so for a moment only, the tab remembers; storage may be forbidden. */
export const telegramVisit = {
  /** The init data by which a player may link that account: a password for a day, so the page has it and no storage. */
  data: null as string | null,
  isOne(): boolean {
    if (window.location.hash.includes(hashKeys.telegramData)) return true;
    try {
      return sessionStorage.getItem(sessionStorageKeys.telegramVisit) !== null;
    } catch {
      return false;
    }
  },
  note(): void {
    try {
      sessionStorage.setItem(sessionStorageKeys.telegramVisit, '1');
    } catch {
      // The page that is open has read the hash.
    }
  },
};
