import { tabStorage } from '#client/lib/device/tabStorage.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { rareTabKeys } from '#shared/keys/rareTabKeys.ts';
import { isDue } from './isDue.ts';

/** Times at which popups were shown in this visit, in milliseconds; the platform's storage keeps them permanently. */
export const seenPopups = {
  /** Whether the popup may be shown, judged by this visit. */
  mayCome: ({ id, frequency }: { id: Id; frequency?: 'once' | 'day' | undefined }): boolean =>
    isDue(frequency, read()[String(id)] ?? null, Date.now()),
  add(id: Id): void {
    const now = Date.now();
    // Without storage the platform's record still applies.
    tabStorage.write(rareTabKeys.seenPopups, JSON.stringify({ ...read(), [String(id)]: now }));
  },
};

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(rareTabKeys.seenPopups) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, time]) => typeof time === 'number'));
  } catch {
    return {};
  }
}
