import { proseText } from '#shared/domain/proseText.ts';
import { compilePattern } from '#shared/rules/compilePattern.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule, TEXT_MAX_LENGTH } from './stringRule.ts';

/** Options of textRule; lengths in characters. */
export interface TextRuleOptions extends StringRuleOptions {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The text may have several lines. */
  isProse?: boolean;
  /** A configured pattern, as in customRule: PINFL is a `cpf` field with 14 digits. */
  regex?: string | null | undefined;
}

/** Rule of text, documentType, documentNumber and cpf: required unless optional, with the lengths of the form. */
export function textRule({
  optional,
  minLength = 0,
  maxLength,
  isProse = false,
  regex,
}: TextRuleOptions = {}): StringRule {
  const pattern = compilePattern(regex);
  // What a pattern costs is known for texts of the usual length only.
  const max = pattern ? Math.min(maxLength ?? TEXT_MAX_LENGTH, TEXT_MAX_LENGTH) : maxLength;
  return stringRule(
    (value) => {
      if (Array.from(value).length < minLength) return ruleMessage('validation.minLength', { min: minLength });
      return pattern && !pattern.test(value) ? ruleMessage('validation.custom') : null;
    },
    { optional, maxLength: max, ...(isProse ? { normalize: proseText } : {}) },
  );
}
