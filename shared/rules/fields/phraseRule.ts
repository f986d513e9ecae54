import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
/** Text that could act as markup, an address or a separate line in an e-mail. */
const FORBIDDEN = /[<>\p{C}\p{Zl}\p{Zp}]|:\/\/|www\./iu;

/** Rule of the anti-phishing phrase (account.setPhrase): one line of 4 to 40 characters. Empty removes the one there is, so without one (`optional: false`) it is refused. */
export function phraseRule({ optional = true }: StringRuleOptions = {}): StringRule {
  return stringRule(
    (value) => {
      const { length } = Array.from(value);
      if (FORBIDDEN.test(value)) return ruleMessage('validation.custom');
      if (length < MIN_LENGTH) return ruleMessage('validation.minLength', { min: MIN_LENGTH });
      return length > MAX_LENGTH ? ruleMessage('validation.maxLength', { max: MAX_LENGTH }) : null;
    },
    { optional },
  );
}
