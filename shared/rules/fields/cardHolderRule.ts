import { LETTERS } from '#shared/domain/letters.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

const CARD_HOLDER = new RegExp(`^[${LETTERS} .'ʻʼ‘’-]+$`);

/** Rule of a card holder: letters, spaces, dot, hyphen, and apostrophes, Uzbek ones included. */
export function cardHolderRule(options: StringRuleOptions = {}): StringRule {
  return stringRule((value) => (CARD_HOLDER.test(value) ? null : ruleMessage('validation.cardHolder')), options);
}
