import { formatNumber } from '#shared/domain/formatNumber.ts';
import type { Finding } from '#shared/movements/Finding.ts';

type FormatText = (id: string, values?: Record<string, string | number>) => string;

/** A sentence about the finding that names its rows. `end`: number of the end row; null: the file has none. */
export function findingText(finding: Finding, end: number | null, text: FormatText): string {
  const name = (row: number) =>
    row === 0
      ? text('verify.row.head')
      : row === end
        ? text('verify.row.end')
        : text('verify.row', { n: formatNumber(row) });
  const { kind } = finding;
  if ('from' in finding) {
    const { from, to } = finding;
    return from === to
      ? text(`verify.finding.${kind}`, { row: name(from) })
      : text(`verify.findings.${kind}`, { from: name(from), to: name(to) });
  }
  if (kind === 'swapped')
    return text('verify.finding.swapped', { first: name(finding.first), second: name(finding.second) });
  if (kind === 'foreign') return text('verify.finding.foreign', { row: name(Math.max(finding.after, 0)) });
  if (kind === 'cut') return text('verify.finding.cut', { row: name(finding.after ?? 0) });
  return text(kind === 'signature' ? `verify.finding.signature.${finding.part}` : `verify.finding.${kind}`);
}
