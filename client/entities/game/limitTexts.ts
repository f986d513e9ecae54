import type { TableFacts } from '#shared/api/play/games.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { shownDigits } from '#shared/domain/money/shownDigits.ts';
import type { Locale } from '#shared/locales.ts';

/** The smallest and largest bet at a table, `200–100 000 soʻm`, by currency; a smallest bet above the largest is no limit. */
export function limitTexts(limits: TableFacts['limits'], locale: Locale): Record<string, string> {
  return Object.fromEntries(
    limits
      .filter(({ min, max }) => min.currency === max.currency && min.amount >= 0 && max.amount >= min.amount)
      .map(({ min, max }) => [
        min.currency,
        `${formatNumber(min.amount, shownDigits(min.currency))}\u2060–\u2060${formatMoney(max, locale)}`,
      ]),
  );
}
