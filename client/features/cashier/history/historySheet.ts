import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import type { MoneyRow } from './rows/MoneyRow.ts';
import { rowSum } from './rows/rowSum.ts';
import { rowTitle } from './rows/rowTitle.ts';
import { statusLook } from './rows/statusLook.ts';

type FormatText = (id: string) => string;

/** The shown rows as a sheet with headings. Sums in major units, money out is negative (rowSum). */
export function historySheet(
  rows: readonly MoneyRow[],
  names: Readonly<Record<string, string>>,
  text: FormatText,
): (string | number)[][] {
  const headings = ['number', 'date', 'time', 'what', 'sum', 'currency', 'status', 'requisites'];
  return [
    headings.map((name) => text(`history.column.${name}`)),
    ...rows.map((row) => {
      const { id, time, kind, status, requisites } = row;
      const signedSum = rowSum(row);
      return [
        String(id),
        time === null ? '' : formatDate(time),
        time === null ? '' : formatTime(time),
        // Who searches a sheet types plain spaces.
        rowTitle(row, names, text).replaceAll('\u00A0', ' '),
        signedSum?.sum.amount ?? '',
        signedSum?.sum.currency ?? '',
        text(statusLook(status, kind).messageId),
        requisites ?? '',
      ];
    }),
  ];
}
