import { RELOAD_GUARD_MS } from '#shared/constants.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';

/** Whether an address may be loaded as a new document: at most once in ten seconds, so that a bad build cannot reload in a loop. */
export function createReloadGuard(storage: () => Storage, now: () => number): (path: string) => boolean {
  return (path) => {
    try {
      const previous = JSON.parse(storage().getItem(sessionStorageKeys.reload) ?? '{}') as {
        path?: string;
        expires?: number;
      };
      if (previous.path === path && (previous.expires ?? 0) > now()) return false;
      storage().setItem(sessionStorageKeys.reload, JSON.stringify({ path, expires: now() + RELOAD_GUARD_MS }));
      return true;
    } catch {
      // Without storage a reload loop could not be stopped: an old page is better.
      return false;
    }
  };
}
