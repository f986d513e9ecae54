import { visibleText } from '#shared/domain/visibleText.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';

/** What a malformed code of the second factor was meant to be: with letters, or longer than six signs, a recovery code. */
export function malformedCode(typed: string): 'malformed' | 'malformedRecovery' {
  const signs = visibleText(typed).replace(/[\s\p{Pd}]/gu, '');
  return /\p{L}/u.test(signs) || signs.length > CODE_LENGTH + 2 ? 'malformedRecovery' : 'malformed';
}
