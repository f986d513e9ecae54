import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { sumMessageId } from '#shared/rules/fields/sumMessageId.ts';

/** `amount`: in major units of the account's currency; null if refused, with the id of the message that tells why. */
type LimitSum = { amount: number; error: null } | { amount: null; error: string };

/**
 * Reads the sum of a limit or a budget. `currency`: the account's; empty: unknown, so the sum must be whole. `word`: the message of a
 * sum that is empty or out of range.
 */
export function readLimitSum(typed: string, currency: string, word = 'limits.sumRule'): LimitSum {
  const { amount, problem } = readSum(typed, currency ? sumDigits({ currency }) : 0);
  if (problem === null) return { amount, error: null };
  return { amount: null, error: problem === 'empty' || problem === 'range' ? word : sumMessageId(problem) };
}
