import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';
import { RELOAD_GUARD_MS } from '../../../shared/constants.ts';

/** Whether an address may be loaded as a new document: not twice within ten seconds, or a bad build would reload for ever. */
export function createReloadGuard(storage: () => Storage, now: () => number): (path: string) => boolean {
  return (path) => {
    try {
      const kept = JSON.parse(storage().getItem(sessionStorageKeys.reload) ?? '{}') as {
        path?: string;
        expires?: number;
      };
      if (kept.path === path && (kept.expires ?? 0) > now()) return false;
      storage().setItem(sessionStorageKeys.reload, JSON.stringify({ path, expires: now() + RELOAD_GUARD_MS }));
      return true;
    } catch {
      // Where nothing can be remembered nothing holds a circle back: better an old page than one that reloads for ever.
      return false;
    }
  };
}
