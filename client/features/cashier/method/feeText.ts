import { currencyUnit } from '../../../../shared/domain/money/currencyUnit.ts';
import { formatNumber } from '../../../../shared/domain/formatNumber.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { DepositMethod } from './depositMethods.ts';

/** Formatted fee: "without a fee", `1,5 %`, `500 soʻm`, or both. */
export function feeText(
  { fee, currency }: Pick<DepositMethod, 'fee' | 'currency'>,
  text: (id: string) => string,
  locale: Locale,
): string {
  const parts = [
    fee?.percent ? `${formatNumber(fee.percent)}\u00A0%` : '',
    fee?.fixed ? `${formatNumber(fee.fixed)}\u00A0${currencyUnit(currency, locale)}` : '',
  ].filter(Boolean);
  return parts.join(' + ') || text('deposit.free');
}
