import { formatNumber } from '#shared/domain/formatNumber.ts';
import type { Rates } from '#shared/domain/money/convertMoney.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import type { Locale } from '#shared/locales.ts';

/** `1 $` and `12 650 soʻm`: the rate of two currencies, from the dearer one; null if it is unknown or they are one. */
export function rateFact(
  [one, other]: readonly [string, string],
  rates: Rates,
  locale: Locale,
): { label: string; value: string } | null {
  const [ofOne, ofOther] = [rates[one] ?? 0, rates[other] ?? 0];
  if (one === other || !(ofOne > 0 && ofOther > 0)) return null;
  const [dear, cheap] = ofOther >= ofOne ? [one, other] : [other, one];
  const rate = Math.max(ofOther / ofOne, ofOne / ofOther);
  return {
    label: `1\u00A0${currencyUnit(dear, locale)}`,
    value: `${formatNumber(Math.round(rate * 100) / 100)}\u00A0${currencyUnit(cheap, locale)}`,
  };
}
