import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

/** Rule of a login: trimmed, one leading plus stripped; required unless optional. */
export function loginRule(options: StringRuleOptions = {}): StringRule {
  return stringRule(() => null, { ...options, normalize: (value) => value.trim().replace(/^\+/, '').trim() });
}
