import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { hashKeys } from '#shared/keys/hashKeys.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import { isInTelegram } from './isInTelegram.ts';

/** Whether Telegram opened this tab. The hash is there only at first, so the tab stores it; storage may be forbidden. */
export const telegramVisit = {
  /** The init data for linking the Telegram account. Valid as a password for a day, so it is kept in memory only. */
  data: null as string | null,
  isOne(): boolean {
    if (window.location.hash.includes(hashKeys.telegramData)) return isInTelegram(window);
    return tabStorage.read(sessionStorageKeys.telegramVisit) !== null;
  },
  note(): void {
    tabStorage.write(sessionStorageKeys.telegramVisit, '1');
  },
};
