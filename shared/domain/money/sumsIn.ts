import type { Locale } from '#shared/locales.ts';
import { formatMoney } from './formatMoney.ts';
import type { Money } from './Money.ts';

/** Sums as values of a message, by the names of its parameters. */
export function sumsIn(sums: Readonly<Record<string, Money>>, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, formatMoney(sum, locale)]));
}
