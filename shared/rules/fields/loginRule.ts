import { loginText } from '#shared/auth/loginText.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of loginRule; `phones`: the countries that read a phone without a code. */
export interface LoginRuleOptions extends StringRuleOptions {
  phones?: PhoneSettings | undefined;
}

/** Rule of a login: normalized by `loginText`; required unless optional. */
export function loginRule({ phones, ...options }: LoginRuleOptions = {}): StringRule {
  return stringRule(() => null, { ...options, normalize: (value) => loginText(value, phones) });
}
