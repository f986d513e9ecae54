import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule } from './stringRule.ts';

/** Digits of a confirmation or two-factor code. */
export const CODE_LENGTH = 6;

/** Rule of a confirmation or two-factor code: exactly 6 digits. Spaces and hyphens of a pasted `123 456` are dropped. */
export function codeRule(): StringRule {
  return stringRule(
    (value) => (value.length === CODE_LENGTH && /^[0-9]+$/.test(value) ? null : ruleMessage('validation.code')),
    {
      normalize: (value) => value.replace(/[\s-]/g, ''),
    },
  );
}
