import { FAKENAME_MAX_LENGTH, FAKENAME_MIN_LENGTH } from '#shared/constants.ts';
import { isMixedScript } from '#shared/rules/names/isMixedScript.ts';
import { isReservedName } from '#shared/rules/names/isReservedName.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

const FORBIDDEN = /[,_\s'"\-!?#$%^&*(){}[\]|/\\<>~§+:;`]/;

interface FakenameRuleOptions extends StringRuleOptions {
  /** The name of the site; by default that of the build. */
  brand?: string | undefined;
}

/** Rule of a nickname: 4 to 20 characters, none of the forbidden ones, in one script, and not the operator's name or role. */
export function fakenameRule({ brand, ...options }: FakenameRuleOptions = {}): StringRule {
  return stringRule(
    (value) => {
      if (FORBIDDEN.test(value)) return ruleMessage('validation.fakename');
      const { length } = Array.from(value);
      if (length < FAKENAME_MIN_LENGTH) return ruleMessage('validation.minLength', { min: FAKENAME_MIN_LENGTH });
      if (isMixedScript(value)) return ruleMessage('validation.mixedScript');
      return isReservedName(value, brand) ? ruleMessage('validation.reservedName') : null;
    },
    { ...options, maxLength: FAKENAME_MAX_LENGTH },
  );
}
