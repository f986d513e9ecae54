import { storageKeys } from '../../../shared/keys/storageKeys.ts';

const MAX = 12;

/** Games opened last in this browser, newest first. Storage may be forbidden, and its text is not trusted. */
export function recentSysnames(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.recentGames) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const names = stored.map((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'sysname' in entry ? entry.sysname : entry,
    );
    return [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))].slice(0, MAX);
  } catch {
    return [];
  }
}
