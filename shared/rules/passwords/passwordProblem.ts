import { BRAND_NAME } from '#shared/brand.ts';
import type { RuleMessageId } from '#shared/rules/ruleMessageIds.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { isOwnText } from './isOwnText.ts';

/**
 * Why a new password that keeps its rule is no protection; null: nothing is known against it. `personalTexts`: what stands in the form and what the
 * account shows: contacts, names, the nickname. 18 kB: browsers load it with the password form.
 */
export function passwordProblem(
  password: string,
  personalTexts: readonly (string | null | undefined)[],
): RuleMessageId | null {
  if (isOwnText(password, [...personalTexts, BRAND_NAME])) return 'validation.passwordOwn';
  return isCommonPassword(password) ? 'validation.passwordCommon' : null;
}
