import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';

/** Major units of any currency: above any real limit, and still a safe integer in minor units. */
const LARGEST = 1_000_000_000_000;

interface LimitInput {
  /** The account's currency. */
  currency: string;
  /** The field of the error. */
  field: string;
  locale: SandboxLanguage;
}

/** Converts a requested limit to minor units; refuses decimals that the currency has not. Any sum is allowed. */
export function limitMinor(wanted: number, { currency, field, locale }: LimitInput): number {
  const { amount } = readSum(wanted, sumDigits({ currency }));
  if (amount === null || amount > LARGEST) throw refuseMoneyField(locale, field, 'limitSum');
  return toMinor({ amount, currency });
}
