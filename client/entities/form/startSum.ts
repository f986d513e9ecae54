import { carriedSum } from '#shared/cashier/carriedSum.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { readSum } from '#shared/domain/money/readSum.ts';

/** Initial text of a sum field from the address: a whole sum in groups, anything else as it was typed, so that its refusal makes sense. */
export function startSum(typed: string | null): string {
  const text = carriedSum(typed);
  const { amount } = readSum(text, 0);
  return amount === null ? text : formatNumber(amount);
}
