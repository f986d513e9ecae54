import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Locale } from '#shared/locales.ts';
import type { Prize } from './Tournament.ts';

/** Formats a prize: a sum, or the platform's text (`500 ball`). */
export function prizeText(prize: Prize, locale: Locale): string {
  return typeof prize === 'string' ? prize : formatMoney(prize, locale);
}
