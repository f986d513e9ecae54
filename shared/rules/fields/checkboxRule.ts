import * as z from 'zod/mini';
import { fail } from '#shared/rules/fail.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';

const UNCHECKED: readonly unknown[] = ['false', '0', 'null'];

/** Rule of a checkbox: must be checked unless optional. `false`, `0` and `null` as texts of a form body mean unchecked. */
export function checkboxRule({
  optional = false,
}: {
  optional?: boolean | undefined;
} = {}): z.ZodMiniType<boolean, boolean | string | number | null | undefined> {
  return z.pipe(
    z.transform((value: boolean | string | number | null | undefined) => Boolean(value) && !UNCHECKED.includes(value)),
    z.boolean().check((context) => {
      if (!context.value && !optional) fail(context, ruleMessage('validation.checkbox'));
    }),
  );
}
