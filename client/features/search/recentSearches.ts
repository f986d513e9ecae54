import { SEARCH_SUGGESTIONS_MAX } from '../../../shared/constants.ts';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';

/** What was looked for in this browser, the newest first. Storage may be shut, and its text may be anything. */
export function readSearches(storage: () => Pick<Storage, 'getItem'>): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKeys.recentSearches) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const words = kept.filter((word): word is string => typeof word === 'string' && word.trim() !== '');
    return [...new Set(words)].slice(0, SEARCH_SUGGESTIONS_MAX);
  } catch {
    return [];
  }
}

/** Puts what was looked for before the rest; the same words in another case are the same. */
export function rememberSearch(storage: () => Pick<Storage, 'getItem' | 'setItem'>, typed: string): void {
  const word = typed.trim();
  if (word === '') return;
  const others = readSearches(storage).filter((other) => other.toLowerCase() !== word.toLowerCase());
  try {
    const kept = [word, ...others].slice(0, SEARCH_SUGGESTIONS_MAX);
    storage().setItem(storageKeys.recentSearches, JSON.stringify(kept));
  } catch {
    // Nothing depends on it.
  }
}

export function forgetSearches(storage: () => Pick<Storage, 'removeItem'>): void {
  try {
    storage().removeItem(storageKeys.recentSearches);
  } catch {
    // A shut storage keeps nothing anyway.
  }
}
