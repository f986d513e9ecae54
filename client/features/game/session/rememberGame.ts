import { storageKeys } from '../../../../shared/keys/storageKeys.ts';

const MAX = 12;

/** Stores a game as the latest one opened in this browser. Does nothing when storage is forbidden or full. */
export function rememberGame(storage: () => Pick<Storage, 'getItem' | 'setItem'>, sysname: string): void {
  try {
    const store = storage();
    store.setItem(storageKeys.recentGames, JSON.stringify([sysname, ...others(store, sysname)].slice(0, MAX)));
  } catch {
    // Storage is optional here.
  }
}

function others(store: Pick<Storage, 'getItem'>, sysname: string): string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(storageKeys.recentGames) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string' && name !== sysname) : [];
  } catch {
    return [];
  }
}
