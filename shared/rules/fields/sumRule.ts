import * as z from 'zod/mini';
import { formatNumber } from '../../domain/formatNumber.ts';
import { parseSum } from '../../domain/money/parseSum.ts';
import { fail } from '../fail.ts';
import { ruleMessage } from '../ruleMessage.ts';
import { scalarText } from '../scalarText.ts';

/** Options of sumRule. */
export interface SumRuleOptions {
  /** Inclusive, major units. */
  min?: number | undefined;
  max?: number | undefined;
  /** Formats a bound for the message. */
  format?: (bound: number) => string;
}

/** Rule of a whole sum within bounds, major units; thousands separators are allowed, messages name the bounds. */
export function sumRule({
  min,
  max,
  format = formatNumber,
}: SumRuleOptions = {}): z.ZodMiniType<number, string | number | null | undefined> {
  const wrong =
    min !== undefined && max !== undefined
      ? ruleMessage('validation.sum', { min: format(min), max: format(max) })
      : min !== undefined
        ? ruleMessage('validation.sumMin', { min: format(min) })
        : max !== undefined
          ? ruleMessage('validation.sumMax', { max: format(max) })
          : ruleMessage('validation.sumFormat');
  return z.pipe(
    z.transform((value: string | number | null | undefined) => scalarText(value)),
    z.transform((text: string, context) => {
      const sum = parseSum(text);
      if (text === '') fail(context, ruleMessage('validation.required'));
      else if (sum === null || sum < (min ?? sum) || sum > (max ?? sum)) fail(context, wrong);
      return sum ?? 0;
    }),
  );
}
