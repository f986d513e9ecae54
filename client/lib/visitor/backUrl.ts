import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';

const KEY = storageKeys.backUrl;

/** The return address that the visit began with: a path with its locale; null without storage. */
export const backUrl = {
  /** Stores the one that the first address of a visit names, before the player can press anything that leads away. */
  note(search: string): void {
    const back = new URLSearchParams(search).get(queryKeys.backUrl);
    if (isSafeReturnPath(back)) deviceStorage.write(KEY, back);
  },
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
