import type { Id } from '../../../shared/api/wireTypes.ts';
import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';

/** When this visit has shown a popup; the platform's storage remembers it for good. */
export const seenPopups = {
  /** Milliseconds; null: not in this visit. */
  at: (id: Id): number | null => read()[String(id)] ?? null,
  add(id: Id, now: number): void {
    try {
      sessionStorage.setItem(sessionStorageKeys.seenPopups, JSON.stringify({ ...read(), [String(id)]: now }));
    } catch {
      // Forbidden storage: the platform still knows.
    }
  },
};

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(sessionStorageKeys.seenPopups) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, at]) => typeof at === 'number'));
  } catch {
    return {};
  }
}
