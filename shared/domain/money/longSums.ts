import type { Difference } from '#shared/api/readAnswer.ts';
import { shownDigits } from './shownDigits.ts';

/** Names of the contract. Others, such as ids as keys, would make paths without bound. */
const NAME = /^[a-z][a-z_]{0,39}$/;
const MAX_DEPTH = 8;

/**
 * The sums of an answer that have more decimals than their currency: pages cut the rest off, so what they show is less than the platform
 * has. Paths are of the field that holds the sum (`balance_main.amount`), each once.
 */
export function longSums(data: unknown): Difference[] {
  const sums = new Map<string, Difference>();
  visit(data, '', 0);
  return [...sums.values()];

  function visit(value: unknown, field: string, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, field, depth + 1);
      return;
    }
    const { amount, currency } = value as { amount?: unknown; currency?: unknown };
    if (typeof currency === 'string') {
      const decimals = /\.(\d+)$/.exec(String(amount))?.[1]?.length ?? 0;
      const most = shownDigits(currency);
      const path = field === '' ? 'amount' : `${field}.amount`;
      if (decimals > most)
        sums.set(path, { path, expected: `at most ${most} decimals`, received: `${decimals} decimals` });
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, NAME.test(key) ? key : '*', depth + 1);
  }
}
