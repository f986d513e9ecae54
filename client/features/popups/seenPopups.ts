import type { Id } from '../../../shared/api/wireTypes.ts';
import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';

/** Ids of popups that this visit has shown; the platform's storage remembers them for good. */
export const seenPopups = {
  has: (id: Id): boolean => read().includes(String(id)),
  add(id: Id): void {
    try {
      sessionStorage.setItem(sessionStorageKeys.seenPopups, JSON.stringify([...new Set([...read(), String(id)])]));
    } catch {
      // Forbidden storage: the platform still knows.
    }
  },
};

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(sessionStorageKeys.seenPopups) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
