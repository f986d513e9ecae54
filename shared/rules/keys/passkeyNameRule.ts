import { type StringRule, stringRule } from '#shared/rules/fields/stringRule.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';

/** Max characters of a passkey's name. */
const PASSKEY_NAME_LENGTH = 40;
/** A name stands in letters: whoever has got in could write a link of their own there. */
const FORBIDDEN = /[<>]|:\/\/|www\./iu;

/** Rule of a passkey's name (account.renamePasskey): one line of at most 40 characters, without links. */
export function passkeyNameRule(): StringRule {
  return stringRule((value) => (FORBIDDEN.test(value) ? ruleMessage('validation.custom') : null), {
    maxLength: PASSKEY_NAME_LENGTH,
  });
}
