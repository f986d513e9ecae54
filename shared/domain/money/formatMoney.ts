import { formatNumber } from '#shared/domain/formatNumber.ts';
import type { Locale } from '#shared/locales.ts';
import { currencyUnit } from './currencyUnit.ts';
import type { Money } from './Money.ts';
import { shownDigits } from './shownDigits.ts';

/** Formats a sum as `1 250 000 soʻm`: number, no-break space, unit. `symbol`: the operator's unit for this currency. */
export function formatMoney(
  { amount, currency }: Money,
  locale: Locale,
  symbol = currencyUnit(currency, locale),
): string {
  return `${formatNumber(amount, shownDigits(currency))}\u00A0${symbol}`;
}
