import { codeProblemIds } from '#shared/auth/codeProblem.ts';
import { codeText } from '#shared/auth/codeText.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import { type StringRule, stringRule } from '#shared/rules/fields/stringRule.ts';
import { malformedCode } from './malformedCode.ts';
import { recoveryCode } from './recoveryCode.ts';

/** Rule of a code of the second factor: six digits as in codeRule, or a recovery code in any spelling; its message says which of them was meant. */
export function factorCodeRule(): StringRule {
  return stringRule(
    (value) =>
      recoveryCode(value) !== null || (value.length === CODE_LENGTH && /^\d+$/.test(value))
        ? null
        : codeProblemIds[malformedCode(value)],
    {
      normalize: (value) => recoveryCode(value) ?? (codeText(value) || visibleText(value)),
      maxLength: Number.POSITIVE_INFINITY,
    },
  );
}
