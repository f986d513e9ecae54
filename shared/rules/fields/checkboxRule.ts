import * as z from 'zod/mini';
import { fail } from '../fail.ts';
import { ruleMessage } from '../ruleMessage.ts';

const UNCHECKED: readonly unknown[] = ['false', '0', 'null'];

/** Must be checked unless optional. The texts a form body carries for "no" are no. */
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
