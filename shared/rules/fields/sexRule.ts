import * as z from 'zod/mini';
import { fail } from '#shared/rules/fail.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { scalarText } from '#shared/rules/scalarText.ts';

/** Rule of the sex field: 0, also as the text `0` of a select, means not set. Digits are parsed to a number. */
export function sexRule({
  optional = false,
}: {
  optional?: boolean | undefined;
} = {}): z.ZodMiniType<number | string, number | string | null | undefined> {
  return z.pipe(
    z.transform((value: number | string | null | undefined) => {
      const text = scalarText(value);
      return /^\d*$/.test(text) ? Number(text) : text;
    }),
    z.union([z.number(), z.string()]).check((context) => {
      if (!context.value && !optional) fail(context, ruleMessage('validation.required'));
    }),
  );
}
