import type { Id } from '../../../shared/api/wireTypes.ts';
import { isDue } from './isDue.ts';
import { seenPopupsKey } from '../../../shared/keys/seenPopupsKey.ts';

/** When this visit has shown a popup, milliseconds; the platform's storage remembers it for good. */
export const seenPopups = {
  /** Whether it may come now, as far as this visit knows. */
  mayCome: ({ id, frequency }: { id: Id; frequency?: 'once' | 'day' | undefined }): boolean =>
    isDue(frequency, read()[String(id)] ?? null, Date.now()),
  add(id: Id): void {
    const now = Date.now();
    try {
      sessionStorage.setItem(seenPopupsKey, JSON.stringify({ ...read(), [String(id)]: now }));
    } catch {
      // Forbidden storage: the platform still knows.
    }
  },
};

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(seenPopupsKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, at]) => typeof at === 'number'));
  } catch {
    return {};
  }
}
