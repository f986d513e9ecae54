import type { DepositMethod } from '../method/depositMethods.ts';

interface Bounds {
  presets: Readonly<Record<string, readonly number[]>>;
  /** What the player's limit leaves, in the method's currency; null: no limit, or none that can be compared. */
  limitLeft: number | null;
}

/** Preset sums that the method accepts; those above the player's limit are `locked`. */
export function presetsOf(
  { currency, min, max, presets: methodPresets }: DepositMethod,
  { presets, limitLeft: remaining }: Bounds,
): { amount: number; isLocked: boolean }[] {
  const allowed = remaining ?? Infinity;
  const sums = methodPresets && methodPresets.length > 0 ? methodPresets : (presets[currency] ?? []);
  return sums
    .filter((amount) => amount >= min && amount <= max)
    .map((amount) => ({ amount, isLocked: amount > allowed }));
}
