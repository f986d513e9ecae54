import type { SandboxLanguage } from '../../world/players/languages.ts';
import { refuseMoneyField } from '../money/refuseMoneyField.ts';

/** Major units of any currency: above any real limit, and still a safe integer in minor units. */
const LARGEST = 1_000_000_000_000;

interface Asked {
  /** The field of the error. */
  field: string;
  locale: SandboxLanguage;
}

/** Converts a requested limit from major to minor units; refuses a fractional one. Any sum is allowed. */
export function wholeLimit(amount: number, { field, locale }: Asked): number {
  if (!Number.isInteger(amount) || amount < 1 || amount > LARGEST) throw refuseMoneyField(locale, field, 'limitSum');
  return amount * 100;
}
