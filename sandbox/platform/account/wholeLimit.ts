import type { Locale } from '../../world/players/languages.ts';
import { refuseMoneyField } from '../money/refuseMoneyField.ts';

/** Major units of any currency: nobody means more, and a hundred times it is still a whole number. */
const LARGEST = 1_000_000_000_000;

interface Asked {
  /** Named in the refusal. */
  field: string;
  locale: Locale;
}

/** Minor units of a limit that was asked for in major units; refuses what is not whole. Any sum will do. */
export function wholeLimit(amount: number, { field, locale }: Asked): number {
  if (!Number.isInteger(amount) || amount < 1 || amount > LARGEST) throw refuseMoneyField(locale, field, 'limitSum');
  return amount * 100;
}
