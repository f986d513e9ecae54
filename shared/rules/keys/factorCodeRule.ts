import { codeText } from '#shared/auth/codeText.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import { type StringRule, stringRule } from '#shared/rules/fields/stringRule.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { recoveryCode } from './recoveryCode.ts';

/** Rule of a code of the second factor: six digits as in codeRule, or a recovery code in any spelling. */
export function factorCodeRule(): StringRule {
  return stringRule(
    (value) =>
      recoveryCode(value) !== null || (value.length === CODE_LENGTH && /^\d+$/.test(value))
        ? null
        : ruleMessage('validation.code'),
    {
      normalize: (value) => recoveryCode(value) ?? (codeText(value) || visibleText(value)),
      maxLength: Number.POSITIVE_INFINITY,
    },
  );
}
