import { formatMoney } from '../../../shared/domain/money/formatMoney.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { Prize } from './Tournament.ts';

/** A prize in words: a sum, or what the platform calls it (`500 ball`). */
export function prizeText(prize: Prize, locale: Locale): string {
  return typeof prize === 'string' ? prize : formatMoney(prize, locale);
}
