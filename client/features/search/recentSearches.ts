import { SEARCH_SUGGESTIONS_MAX } from '../../../shared/constants.ts';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';

/** Search texts of this browser, newest first. Storage may be forbidden, and its text is not trusted. */
export function readSearches(storage: () => Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKeys.recentSearches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const words = stored.filter((word): word is string => typeof word === 'string' && word.trim() !== '');
    return [...new Set(words)].slice(0, SEARCH_SUGGESTIONS_MAX);
  } catch {
    return [];
  }
}

/** Stores a search text as the newest; duplicates in another case are removed. */
export function rememberSearch(storage: () => Pick<Storage, 'getItem' | 'setItem'>, typed: string): void {
  const word = typed.trim();
  if (word === '') return;
  const others = readSearches(storage).filter((other) => other.toLowerCase() !== word.toLowerCase());
  try {
    const stored = [word, ...others].slice(0, SEARCH_SUGGESTIONS_MAX);
    storage().setItem(storageKeys.recentSearches, JSON.stringify(stored));
  } catch {
    // Storage is optional here.
  }
}

export function forgetSearches(storage: () => Pick<Storage, 'removeItem'>): void {
  try {
    storage().removeItem(storageKeys.recentSearches);
  } catch {
    // Forbidden storage contains nothing.
  }
}
