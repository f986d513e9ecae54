import type { Locale } from '#shared/locales.ts';
import { formatMoney } from './formatMoney.ts';
import { percentDigits } from './percentDigits.ts';

/** The fee of a payment method as every page writes it: `1,5%`, `500 soʻm`, `1,5% + 500 soʻm`; null without a fee. */
export function formatFee(
  {
    fee,
    currency,
  }: { fee?: { percent?: number | undefined; fixed?: number | undefined } | undefined; currency: string },
  locale: Locale,
): string | null {
  const percent = percentDigits(fee?.percent ?? 0);
  const parts = [
    ...(percent === '0' ? [] : [`${percent}%`]),
    ...(fee?.fixed ? [formatMoney({ amount: fee.fixed, currency }, locale)] : []),
  ];
  return parts.length > 0 ? parts.join(' + ') : null;
}
