import type { SafeStorage } from '#client/lib/device/createSafeStorage.ts';
import { SEARCH_SUGGESTIONS_MAX } from '#shared/constants.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

/** Search texts of this browser, newest first. The stored text is not trusted. */
export function readSearches(storage: Pick<SafeStorage, 'read'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(storageKeys.recentSearches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const words = stored.filter((word): word is string => typeof word === 'string' && word.trim() !== '');
    return [...new Set(words)].slice(0, SEARCH_SUGGESTIONS_MAX);
  } catch {
    return [];
  }
}

/** Stores a search text as the newest; duplicates in another case are removed. */
export function rememberSearch(storage: Pick<SafeStorage, 'read' | 'write'>, typed: string): void {
  const word = typed.trim();
  if (word === '') return;
  const others = readSearches(storage).filter((other) => other.toLowerCase() !== word.toLowerCase());
  storage.write(storageKeys.recentSearches, JSON.stringify([word, ...others].slice(0, SEARCH_SUGGESTIONS_MAX)));
}

export function forgetSearches(storage: Pick<SafeStorage, 'remove'>): void {
  storage.remove(storageKeys.recentSearches);
}
