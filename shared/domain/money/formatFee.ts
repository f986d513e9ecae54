import type { Locale } from '#shared/locales.ts';
import { formatMoney } from './formatMoney.ts';
import { roundScaled } from './roundScaled.ts';

/** Max decimal places of a percentage, as feeOf computes it. */
const PERCENT_DIGITS = 4;

/** The fee of a payment method as every page writes it: `1,5 %`, `500 soʻm`, `1,5 % + 500 soʻm`; null without a fee. */
export function formatFee(
  {
    fee,
    currency,
  }: { fee?: { percent?: number | undefined; fixed?: number | undefined } | undefined; currency: string },
  locale: Locale,
): string | null {
  const percent = roundScaled(fee?.percent ?? 0, PERCENT_DIGITS) / 10 ** PERCENT_DIGITS;
  const parts = [
    ...(percent > 0 ? [`${String(percent).replace('.', ',')}\u00A0%`] : []),
    ...(fee?.fixed ? [formatMoney({ amount: fee.fixed, currency }, locale)] : []),
  ];
  return parts.length > 0 ? parts.join(' + ') : null;
}
