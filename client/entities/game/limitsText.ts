import type { TableFacts } from '#shared/api/play/games.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { shownDigits } from '#shared/domain/money/shownDigits.ts';
import type { Locale } from '#shared/locales.ts';

/** The smallest and largest bet at a table in the site's currency, `200–100 000 soʻm`; undefined for what is no limit: two currencies, or a largest bet below the smallest. */
export function limitsText([first]: TableFacts['limits'], locale: Locale): string | undefined {
  if (!first) return undefined;
  const { min, max } = first;
  if (min.currency !== max.currency || min.amount < 0 || max.amount < min.amount) return undefined;
  return `${formatNumber(min.amount, shownDigits(min.currency))}–${formatMoney(max, locale)}`;
}
