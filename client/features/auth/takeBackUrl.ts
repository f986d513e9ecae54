import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import { isSafeReturnPath } from '../../../shared/url/isSafeReturnPath.ts';

/** The address that a visit began with the wish to return to; used once. */
export function takeBackUrl(): string | null {
  try {
    const back = localStorage.getItem(storageKeys.backUrl);
    localStorage.removeItem(storageKeys.backUrl);
    return isSafeReturnPath(back) ? back : null;
  } catch {
    return null;
  }
}
