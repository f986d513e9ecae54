import { interpolate } from './interpolate.ts';
import { readRuleMessage } from './readRuleMessage.ts';

/** The operator's text for a rule's message, or null. `overrides`: `messages` of forms-config, keyed without `validation.`: `minLength`. */
export function overrideOf(message: string, overrides: Readonly<Record<string, string>>): string | null {
  const { id, params } = readRuleMessage(message);
  const key = id.replace(/^validation\./, '');
  const text = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  const filled = text ? interpolate(text, params) : '';
  // A text with an unfilled placeholder is not shown; the site's message is used instead.
  return filled && !/\$\$\w+\$\$/.test(filled) ? filled : null;
}
