import { codeText } from '#shared/auth/codeText.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, stringRule } from './stringRule.ts';

/** Digits of a confirmation or two-factor code. */
export const CODE_LENGTH = 6;

/** Rule of a confirmation or two-factor code: exactly 6 digits, found by `codeText` in what was pasted, `123 456` or a whole message. */
export function codeRule(): StringRule {
  return stringRule(
    (value) => (value.length === CODE_LENGTH && /^[0-9]+$/.test(value) ? null : ruleMessage('validation.code')),
    {
      normalize: (value) => codeText(value) || visibleText(value),
      maxLength: Number.POSITIVE_INFINITY,
    },
  );
}
