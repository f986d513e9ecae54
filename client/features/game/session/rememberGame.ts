import type { SafeStorage } from '#client/lib/device/createSafeStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

const MAX = 12;

/** Stores a game as the latest one opened in this browser. */
export function rememberGame(storage: Pick<SafeStorage, 'read' | 'write'>, sysname: string): void {
  storage.write(storageKeys.recentGames, JSON.stringify([sysname, ...others(storage, sysname)].slice(0, MAX)));
}

function others(storage: Pick<SafeStorage, 'read'>, sysname: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(storageKeys.recentGames) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string' && name !== sysname) : [];
  } catch {
    return [];
  }
}
