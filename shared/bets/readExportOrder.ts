import type { InputOf } from '#shared/api/method.ts';
import type { createHistoryExportRequest } from '#shared/api/play/games.contract.ts';

/** Choices of the export form; `all` is not sent. */
export const EXPORT_TYPES = ['all', 'casino', 'betting'] as const;

type Order = InputOf<typeof createHistoryExportRequest>;

/** Reads the export form (days `dd.mm.yyyy` or `yyyy-mm-dd`); returns the order, or the field whose day is missing, impossible or before `from`. */
export function readExportOrder(
  fields: Readonly<Record<string, string | undefined>>,
): { order: Order } | { field: 'from' | 'to' } {
  const { type = '' } = fields;
  const [from, to] = [isoOf(fields['from']), isoOf(fields['to'])];
  if (!isDay(from)) return { field: 'from' };
  if (!isDay(to) || to < from) return { field: 'to' };
  const kind = EXPORT_TYPES.find((candidate) => candidate === type && candidate !== 'all');
  const written = (day: string) => day.split('-').toReversed().join('.');
  return { order: { date_from: written(from), date_to: written(to), ...(kind ? { type: kind } : {}) } };
}

const isoOf = (day = ''): string => (/^\d\d\.\d\d\.\d{4}$/.test(day) ? day.split('.').toReversed().join('-') : day);

/** Date moves an impossible day to another day, so the text must round-trip. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
