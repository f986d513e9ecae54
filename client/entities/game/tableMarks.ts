import type { TableFacts } from '#shared/api/play/games.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { shownDigits } from '#shared/domain/money/shownDigits.ts';

/** What a tile shows of a table. */
export interface TableMarks {
  /** Newest first. */
  results: readonly { text: string; look: string }[];
  /** Smallest and largest bet as one text, by currency. */
  limits: Readonly<Record<string, string>>;
}

/** Results that the narrowest tile has room for. */
const RESULTS = 5;
const NO_BREAK_DASH = '\u2060–\u2060';

/** The last results of a table and its limits in every currency; a smallest bet above the largest is no limit. */
export function tableMarks({ results, limits }: TableFacts): TableMarks {
  return {
    results: results.slice(0, RESULTS),
    limits: Object.fromEntries(
      limits
        .filter(({ min, max }) => min.currency === max.currency && min.amount >= 0 && max.amount >= min.amount)
        .map(({ min, max }) => [
          min.currency,
          [min, max].map(({ amount, currency }) => formatNumber(amount, shownDigits(currency))).join(NO_BREAK_DASH),
        ]),
    ),
  };
}
