import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import type { Locale } from '#shared/locales.ts';

/** From here on a sum says enough without its fraction; a win in coins or of less than a unit is all fraction. */
const LARGE = 100;

/** The sum of a win with its sign, `+125 000 soʻm`: a large one in whole units, because a list of wins is no account. */
export function winText({ amount, currency }: Money, locale: Locale): string {
  return `+${formatMoney({ amount: amount < LARGE ? amount : Math.trunc(amount), currency }, locale)}`;
}
