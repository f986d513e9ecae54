import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';
import type { DepositMethod } from '../method/depositMethods.ts';

interface Bounds {
  presets: Readonly<Record<string, readonly number[]>>;
  /** Remainder of the player's limit, in the account's currency; null: no limit. */
  left: number | null;
  account: string;
  rates: Rates;
}

/** Preset sums that the method accepts; those above the player's limit are `locked`. */
export function presetsOf(
  { currency, min, max, presets: own }: DepositMethod,
  { presets, left, account, rates }: Bounds,
): { amount: number; isLocked: boolean }[] {
  const rest = left === null ? null : convertMoney({ amount: left, currency: account }, currency, rates, 'down');
  // Without a rate a limit in another currency cannot be compared with these sums: the platform decides.
  const allowed = rest?.amount ?? Infinity;
  const sums = own && own.length > 0 ? own : (presets[currency] ?? []);
  return sums
    .filter((amount) => amount >= min && amount <= max)
    .map((amount) => ({ amount, isLocked: amount > allowed }));
}
