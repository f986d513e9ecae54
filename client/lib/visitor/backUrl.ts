import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';

const KEY = storageKeys.backUrl;

/** The return address that the visit began with: a path with its locale; null without storage. */
export const backUrl = {
  read(): string | null {
    const back = deviceStorage.read(KEY);
    return isSafeReturnPath(back) ? back : null;
  },
  /** Reads and removes it. */
  take(): string | null {
    const back = backUrl.read();
    deviceStorage.remove(KEY);
    return back;
  },
};
