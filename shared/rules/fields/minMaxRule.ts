import * as z from 'zod/mini';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { fail } from '#shared/rules/fail.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { scalarText } from '#shared/rules/scalarText.ts';

/** Options of minMaxRule. */
export interface MinMaxRuleOptions {
  /** Inclusive. */
  min?: number | undefined;
  max?: number | undefined;
}

/** Rule of a number, decimals allowed, within bounds; the message names the violated bound. */
export function minMaxRule({
  min,
  max,
}: MinMaxRuleOptions = {}): z.ZodMiniType<number, string | number | null | undefined> {
  return z.pipe(
    z.transform((value: string | number | null | undefined) => scalarText(value).replace(/\s/g, '')),
    z.transform((text: string, context) => {
      const value = /^[-\u2212]?\d+([.,]\d+)?$/.test(text)
        ? Number(text.replace('\u2212', '-').replace(',', '.'))
        : null;
      if (text === '') fail(context, ruleMessage('validation.required'));
      else if (value === null) fail(context, ruleMessage('validation.number'));
      else if (min !== undefined && value < min)
        fail(context, ruleMessage('validation.minValue', { min: formatNumber(min) }));
      else if (max !== undefined && value > max)
        fail(context, ruleMessage('validation.maxValue', { max: formatNumber(max) }));
      return value ?? 0;
    }),
  );
}
