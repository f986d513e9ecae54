import { languages } from '#shared/languages.ts';
import type { Locale } from '#shared/locales.ts';

const SIGNS: Record<string, string> = { RUB: '₽', USD: '$', EUR: '€', KZT: '₸' };

/** Unit after a sum: `soʻm`, `сум`, a currency sign, or the code (`USDT`: U+20AE is the sign of the tugrik). The operator's `availableCurrency` symbol takes precedence. */
export function currencyUnit(currency: string, locale: Locale): string {
  if (currency === 'UZS') return languages[locale].som;
  return SIGNS[currency] ?? currency;
}
