import { storageKeys } from '../../../shared/keys/storageKeys.ts';

const MAX = 12;

/** The games this browser opened last, the newest first. Storage may be shut, and its text may be anything. */
export function recentSysnames(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.recentGames) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const names = kept.map((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'sysname' in entry ? entry.sysname : entry,
    );
    return [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))].slice(0, MAX);
  } catch {
    return [];
  }
}
