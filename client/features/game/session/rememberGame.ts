import { storageKeys } from '../../../../shared/keys/storageKeys.ts';

const MAX = 12;

/** Puts a game before those opened earlier in this browser. Storage may be shut or full: then nothing is remembered. */
export function rememberGame(storage: () => Pick<Storage, 'getItem' | 'setItem'>, sysname: string): void {
  try {
    const store = storage();
    store.setItem(storageKeys.recentGames, JSON.stringify([sysname, ...others(store, sysname)].slice(0, MAX)));
  } catch {
    // Nothing depends on it.
  }
}

function others(store: Pick<Storage, 'getItem'>, sysname: string): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(storageKeys.recentGames) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string' && name !== sysname) : [];
  } catch {
    return [];
  }
}
