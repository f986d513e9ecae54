import * as z from 'zod/mini';
import { visibleText } from '#shared/domain/visibleText.ts';
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
  /** Characters; without it 200. */
  maxLength?: number | undefined;
}

/** Max characters of a text whose rule names no other bound. */
export const TEXT_MAX_LENGTH = 200;

/**
 * Creates a rule of a text field: normalizes (by visibleText, if not said otherwise), checks presence and length, then calls `judge`,
 * which returns a message or null.
 */
export function stringRule(judge: (value: string) => string | null, parts: StringRuleParts = {}): StringRule {
  const {
    optional = false,
    required = ruleMessage('validation.required'),
    normalize = visibleText,
    maxLength: max = TEXT_MAX_LENGTH,
  } = parts;
  return z.pipe(
    z.transform((value: RuleInput) => value ?? ''),
    z.string({ error: required }).check(z.overwrite(normalize), (context) => {
      const { value } = context;
      const isLong = value.length > max && Array.from(value).length > max;
      const presence = optional ? null : required;
      const verdict = isLong ? ruleMessage('validation.maxLength', { max }) : value === '' ? presence : judge(value);
      if (verdict) fail(context, verdict);
    }),
  );
}
