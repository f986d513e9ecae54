import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';

/** Hints that the player has closed in this tab, by name and uid. */
export const closedHints = {
  has(name: string): boolean {
    return read().includes(name);
  },
  add(name: string): void {
    try {
      sessionStorage.setItem(sessionStorageKeys.closedHints, [...new Set([...read(), name])].join(','));
    } catch {
      // Without storage the hint is closed until the next page load.
    }
  },
};

function read(): string[] {
  try {
    return (sessionStorage.getItem(sessionStorageKeys.closedHints) ?? '').split(',');
  } catch {
    return [];
  }
}
