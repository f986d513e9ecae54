import { stringRule, type StringRule, type StringRuleOptions } from './stringRule.ts';

/** Trimmed, one leading plus stripped; required unless optional. */
export function loginRule(options: StringRuleOptions = {}): StringRule {
  return stringRule(() => null, { ...options, normalize: (value) => value.trim().replace(/^\+/, '').trim() });
}
