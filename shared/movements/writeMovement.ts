import type { MovementRow } from './MovementRow.ts';
import type { MovementsFile } from './MovementsFile.ts';

/** Writes a row as a line without line break: JSON members in fixed order, or CSV cells. `prev`: SHA-256 of the line before, in hex. */
export function writeMovement(file: MovementsFile, row: MovementRow, prev: string): string {
  const { n, type, at, id, balance, amount, after, currency, game, round, payment } = row;
  if (file === 'jsonl')
    return JSON.stringify({ n, type, at, id, balance, amount, after, currency, game, round, payment, prev });
  return [n, type, at, id, balance, amount, after, currency, game ?? '', round ?? '', payment ?? '', '', prev, '']
    .map(cell)
    .join(',');
}

/** A cell by RFC 4180, without control characters. An apostrophe before text that a spreadsheet would run as a formula disarms it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const line = value.replace(/\p{Cc}+/gu, ' ');
  const text = /^[=+\-@\t|%]/.test(line) ? `'${line}` : line;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
