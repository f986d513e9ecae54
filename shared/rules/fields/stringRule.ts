import * as z from 'zod/mini';
import { fail } from '#shared/rules/fail.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';

/** Input of a text field; null and undefined count as empty. */
export type RuleInput = string | null | undefined;
/** A rule of a text field; its output is a normalized text. */
export type StringRule = z.ZodMiniType<string, RuleInput>;

/** Options of every rule of a text field. */
export interface StringRuleOptions {
  /** Whether an empty value is valid. */
  optional?: boolean | undefined;
}

interface StringRuleParts extends StringRuleOptions {
  required?: string;
  normalize?: (value: string) => string;
}

/** Creates a rule of a text field: normalizes, checks presence, then calls `judge`, which returns a message or null. */
export function stringRule(judge: (value: string) => string | null, parts: StringRuleParts = {}): StringRule {
  const {
    optional = false,
    required = ruleMessage('validation.required'),
    normalize = (value: string) => value.trim(),
  } = parts;
  return z.pipe(
    z.transform((value: RuleInput) => value ?? ''),
    z.string({ error: required }).check(z.overwrite(normalize), (context) => {
      const verdict = context.value === '' ? (optional ? null : required) : judge(context.value);
      if (verdict) fail(context, verdict);
    }),
  );
}
