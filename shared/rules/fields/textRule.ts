import { compilePattern } from '#shared/rules/compilePattern.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { CUSTOM_MAX_LENGTH } from './customRule.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of textRule; lengths in characters. */
export interface TextRuleOptions extends StringRuleOptions {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** A configured pattern, as in customRule: PINFL is a `cpf` field with 14 digits. */
  regex?: string | null | undefined;
}

/** Rule of text, documentType, documentNumber and cpf: required unless optional, with the lengths of the form. */
export function textRule({ optional, minLength = 0, maxLength, regex }: TextRuleOptions = {}): StringRule {
  const pattern = compilePattern(regex);
  const max = maxLength ?? (pattern ? CUSTOM_MAX_LENGTH : Number.POSITIVE_INFINITY);
  return stringRule(
    (value) => {
      const length = Array.from(value).length;
      if (length < minLength) return ruleMessage('validation.minLength', { min: minLength });
      if (length > max) return ruleMessage('validation.maxLength', { max });
      if (pattern && value.length > CUSTOM_MAX_LENGTH)
        return ruleMessage('validation.maxLength', { max: CUSTOM_MAX_LENGTH });
      return pattern && !pattern.test(value) ? ruleMessage('validation.custom') : null;
    },
    { optional },
  );
}
