import { interpolate } from './interpolate.ts';
import { readRuleMessage } from './readRuleMessage.ts';

/** The operator's own text for a rule's message, or null. `overrides` is `messages` of forms-config, keyed without `validation.`: `minLength`. */
export function overrideOf(message: string, overrides: Readonly<Record<string, string>>): string | null {
  const { id, params } = readRuleMessage(message);
  const key = id.replace(/^validation\./, '');
  const text = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  const filled = text ? interpolate(text, params) : '';
  // A placeholder that this rule has no value for is nothing a player should read: our own text is.
  return filled && !/\$\$\w+\$\$/.test(filled) ? filled : null;
}
