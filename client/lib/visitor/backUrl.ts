import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import { isSafeReturnPath } from '../../../shared/url/isSafeReturnPath.ts';

const KEY = storageKeys.backUrl;

/** The return address that the visit began with: a path with its locale; null without storage. */
export const backUrl = {
  read(): string | null {
    try {
      const back = localStorage.getItem(KEY);
      return isSafeReturnPath(back) ? back : null;
    } catch {
      return null;
    }
  },
  /** Reads and removes it. */
  take(): string | null {
    const back = backUrl.read();
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Without storage there is nothing to remove.
    }
    return back;
  },
};
