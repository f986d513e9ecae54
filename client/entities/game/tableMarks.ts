import type { TableFacts } from '#shared/api/play/games.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { shownDigits } from '#shared/domain/money/shownDigits.ts';

/** A short text on a tile; one with a `look` is a result. */
export interface TableMark {
  text: string;
  look?: string;
}

/** Results that the narrowest tile has room for. */
const RESULTS = 5;
const NO_BREAK_DASH = '\u2060–\u2060';

/** The last results of a table and its limits in `currency`, which are left out without one. */
export function tableMarks({ results, limits }: TableFacts, currency: string | undefined): TableMark[] {
  const marks: TableMark[] = results.slice(0, RESULTS).map(({ text, look }) => ({ text, look }));
  const bounds = limits.find(({ min, max }) => min.currency === currency && max.currency === currency);
  if (!bounds || currency === undefined) return marks;
  const [min, max] = [bounds.min, bounds.max].map(({ amount }) => formatNumber(amount, shownDigits(currency)));
  return [...marks, { text: `${min}${NO_BREAK_DASH}${max}` }];
}
