import * as z from 'zod/mini';
import { fail } from '../fail.ts';
import { ruleMessage } from '../ruleMessage.ts';

/** What a form may hold for a text field; nothing counts as empty. */
export type RuleInput = string | null | undefined;
export type StringRule = z.ZodMiniType<string, RuleInput>;

export interface StringRuleOptions {
  /** Empty is valid. */
  optional?: boolean | undefined;
}

interface StringRuleParts extends StringRuleOptions {
  required?: string;
  normalize?: (value: string) => string;
}

/** A rule over one line of text: normalise, then required, then `judge`, which answers a message or null. */
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
