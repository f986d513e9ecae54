import type { DepositMethod } from '../method/depositMethods.ts';

interface Bounds {
  presets: Readonly<Record<string, readonly number[]>>;
  /** Remainder of the player's limit, in the account's currency; null: no limit. */
  left: number | null;
  account: string;
}

/** Preset sums that the method accepts; those above the player's limit are `locked`. */
export function presetsOf(
  { currency, min, max, presets: own }: DepositMethod,
  { presets, left, account }: Bounds,
): { amount: number; isLocked: boolean }[] {
  // A limit in another currency cannot be compared with these sums: the platform decides.
  const allowed = left !== null && account === currency ? left : Infinity;
  const sums = own && own.length > 0 ? own : (presets[currency] ?? []);
  return sums
    .filter((amount) => amount >= min && amount <= max)
    .map((amount) => ({ amount, isLocked: amount > allowed }));
}
