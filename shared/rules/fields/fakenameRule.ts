import { FAKENAME_MIN_LENGTH } from '../../constants.ts';
import { ruleMessage } from '../ruleMessage.ts';
import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

const FORBIDDEN = /[,_\s'"\-!?#$%^&*(){}[\]|/\\<>~§+:;`]/;

/** Rule of a nickname: at least 4 characters, none of the forbidden ones. */
export function fakenameRule(options: StringRuleOptions = {}): StringRule {
  return stringRule((value) => {
    if (FORBIDDEN.test(value)) return ruleMessage('validation.fakename');
    return Array.from(value).length < FAKENAME_MIN_LENGTH
      ? ruleMessage('validation.minLength', { min: FAKENAME_MIN_LENGTH })
      : null;
  }, options);
}
