import type { SafeStorage } from '#client/lib/device/createSafeStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

const MAX = 12;

/** Games opened last in this browser, newest first. The stored text is not trusted. */
export function recentSysnames(storage: Pick<SafeStorage, 'read'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(storageKeys.recentGames) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const names = stored.map((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'sysname' in entry ? entry.sysname : entry,
    );
    return [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))].slice(0, MAX);
  } catch {
    return [];
  }
}
