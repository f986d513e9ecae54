import * as z from 'zod/mini';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { fail } from '#shared/rules/fail.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { sumMessageId } from './sumMessageId.ts';

/** Options of sumRule. */
export interface SumRuleOptions {
  /** Inclusive, major units. */
  min?: number | undefined;
  max?: number | undefined;
  /** What the player's own limit leaves; a larger sum has a message of its own. */
  limitLeft?: number | undefined;
  /** Decimal places that the sum may have (sumDigits); none by default. */
  digits?: number;
  /** Formats a bound for the message. */
  format?: (bound: number) => string;
}

/** Rule of a sum within bounds, major units, read by readSum; messages name the bounds, or what cannot be read. */
export function sumRule({
  min,
  max,
  limitLeft: remaining,
  digits = 0,
  format = formatNumber,
}: SumRuleOptions = {}): z.ZodMiniType<number, string | number | null | undefined> {
  const outside =
    min !== undefined && max !== undefined
      ? ruleMessage('validation.sum', { min: format(min), max: format(max) })
      : min !== undefined
        ? ruleMessage('validation.sumMin', { min: format(min) })
        : max !== undefined
          ? ruleMessage('validation.sumMax', { max: format(max) })
          : ruleMessage('validation.sumFormat');
  return z.pipe(
    z.transform((value: string | number | null | undefined) =>
      typeof value === 'string' || typeof value === 'number' ? value : '',
    ),
    z.transform((typed: string | number, context) => {
      const { amount, problem } = readSum(typed, digits);
      if (problem !== null) fail(context, problem === 'range' ? outside : ruleMessage(sumMessageId(problem)));
      else if (remaining !== undefined && amount > remaining && amount <= (max ?? amount))
        fail(context, ruleMessage('validation.sumLimit', { left: format(remaining) }));
      else if (amount < (min ?? amount) || amount > (max ?? amount)) fail(context, outside);
      return amount ?? 0;
    }),
  );
}
