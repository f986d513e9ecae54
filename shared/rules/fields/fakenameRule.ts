import { FAKENAME_MAX_LENGTH, FAKENAME_MIN_LENGTH } from '#shared/constants.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

const FORBIDDEN = /[,_\s'"\-!?#$%^&*(){}[\]|/\\<>~§+:;`]/;

/** Rule of a nickname: 4 to 20 characters, none of the forbidden ones. */
export function fakenameRule(options: StringRuleOptions = {}): StringRule {
  return stringRule((value) => {
    if (FORBIDDEN.test(value)) return ruleMessage('validation.fakename');
    const { length } = Array.from(value);
    if (length < FAKENAME_MIN_LENGTH) return ruleMessage('validation.minLength', { min: FAKENAME_MIN_LENGTH });
    return length > FAKENAME_MAX_LENGTH ? ruleMessage('validation.maxLength', { max: FAKENAME_MAX_LENGTH }) : null;
  }, options);
}
