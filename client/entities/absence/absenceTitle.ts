import type { Snapshot } from 'valtio';
import type { Absence } from '#shared/api/account/accountAbsence.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';

const KNOWN: readonly string[] = ['time_out', 'self_exclusion', 'closed', 'suspended'];

/** What the absence was, and its days in Tashkent. */
export function absenceTitle(
  { kind, from, to }: Snapshot<Absence>,
  text: (id: string, values?: Record<string, string>) => string,
): string {
  const days = { from: formatDate(inMs(from)), to: formatDate(inMs(to)) };
  return text(`absence.title.${KNOWN.includes(kind) ? kind : 'suspended'}`, days);
}
