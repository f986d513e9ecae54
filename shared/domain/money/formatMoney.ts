import type { Locale } from '../../locales.ts';
import { currencyUnit } from './currencyUnit.ts';
import { formatNumber } from '../formatNumber.ts';
import type { Money } from './Money.ts';

/** `1 250 000 soʻm`: the number, a no-break space, the unit. `symbol` is the operator's own for this currency. */
export function formatMoney(
  { amount, currency }: Money,
  locale: Locale,
  symbol = currencyUnit(currency, locale),
): string {
  return `${formatNumber(amount)}\u00A0${symbol}`;
}
