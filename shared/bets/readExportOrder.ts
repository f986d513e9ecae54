import type { createHistoryExportRequest } from '../api/play/games.contract.ts';
import type { InputOf } from '../api/method.ts';

export const EXPORT_TYPES = ['all', 'casino', 'betting'] as const;

type Order = InputOf<typeof createHistoryExportRequest>;

/** What a form orders, days as `yyyy-mm-dd`; or the field whose day is missing, does not exist or is before the other. */
export function readExportOrder(
  fields: Readonly<Record<string, string | undefined>>,
): { order: Order } | { field: 'from' | 'to' } {
  const { from = '', to = '', type = '' } = fields;
  if (!isDay(from)) return { field: 'from' };
  if (!isDay(to) || to < from) return { field: 'to' };
  const kind = EXPORT_TYPES.find((known) => known === type && known !== 'all');
  const written = (day: string) => day.split('-').toReversed().join('.');
  return { order: { date_from: written(from), date_to: written(to), ...(kind ? { type: kind } : {}) } };
}

/** A day that does not exist moves to another one. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
