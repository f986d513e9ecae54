import type { Row } from './Row.ts';

/** The table, and under it the sum of it. */
export function printRows(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length)) + 2;
  const status = Math.max(6, ...rows.map((row) => String(row.status).length)) + 2;
  const line = (what: string, code: string, took: string, verdict: string) =>
    `${what.padEnd(width)}${code.padEnd(status)}${took.padStart(8)}  ${verdict}`.trimEnd();
  const lines = rows.map((row) => {
    const took = row.took === undefined ? '' : `${Math.round(row.took)} ms`;
    const verdict =
      row.detail === '' ? row.verdict : row.verdict === 'breaks' ? row.detail : `${row.verdict} (${row.detail})`;
    return line(row.what, String(row.status), took, row.verdict === 'breaks' ? `✗ ${verdict}` : verdict);
  });
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const sum = `${count('conforms')} conform, ${count('breaks')} break, ${count('skipped')} skipped`;
  return [line('', 'status', 'time', ''), ...lines, '', sum, ''].join('\n');
}
