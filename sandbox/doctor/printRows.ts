import type { Row } from './Row.ts';

/** The table with a summary line below. Further differences of a row are on extra lines under it. */
export function printRows(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length)) + 2;
  const status = Math.max(6, ...rows.map((row) => String(row.status).length)) + 2;
  const line = (what: string, code: string, took: string, verdict: string) =>
    `${what.padEnd(width)}${code.padEnd(status)}${took.padStart(8)}  ${verdict}`.trimEnd();
  const lines = rows.map((row) => {
    const took = row.took === undefined ? '' : `${Math.round(row.took)} ms`;
    const [first = '', ...others] = row.detail.split('\n');
    const verdict = first === '' ? row.verdict : row.verdict === 'breaks' ? `✗ ${first}` : `${row.verdict} (${first})`;
    const under = others.map((other) => `${' '.repeat(width + status + 10)}✗ ${other}`);
    return [line(row.what, String(row.status), took, verdict), ...under].join('\n');
  });
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const sum = `${count('conforms')} conform, ${count('breaks')} break, ${count('skipped')} skipped`;
  return [line('', 'status', 'time', ''), ...lines, '', sum, ''].join('\n');
}
