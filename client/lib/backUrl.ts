import { storageKeys } from '../../shared/keys/storageKeys.ts';
import { isSafeReturnPath } from '../../shared/url/isSafeReturnPath.ts';

const KEY = storageKeys.backUrl;

/** The address that a visit began with the wish to return to: a whole path, with its locale. Without storage there is none. */
export const backUrl = {
  read(): string | null {
    try {
      const back = localStorage.getItem(KEY);
      return isSafeReturnPath(back) ? back : null;
    } catch {
      return null;
    }
  },
  /** Used once. */
  take(): string | null {
    const back = backUrl.read();
    try {
      localStorage.removeItem(KEY);
    } catch {
      // There is nothing to forget.
    }
    return back;
  },
};
