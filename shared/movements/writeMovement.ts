import type { MovementRow } from './MovementRow.ts';
import type { MovementsFile } from './MovementsFile.ts';

/** A line without its end: JSON members in their order, or cells. `prev`: SHA-256 of the line before, in hex. */
export function writeMovement(file: MovementsFile, row: MovementRow, prev: string): string {
  const { n, type, at, id, balance, amount, after, currency, game, round, payment } = row;
  if (file === 'jsonl')
    return JSON.stringify({ n, type, at, id, balance, amount, after, currency, game, round, payment, prev });
  return [n, type, at, id, balance, amount, after, currency, game ?? '', round ?? '', payment ?? '', '', prev, '']
    .map(cell)
    .join(',');
}

/** RFC 4180 without line breaks and other control characters. Text that a spreadsheet would take for a formula is held back by an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const line = value.replace(/\p{Cc}+/gu, ' ');
  const text = /^[=+\-@\t|%]/.test(line) ? `'${line}` : line;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
