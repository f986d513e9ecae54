import { expect, test } from 'vitest';
import { ruleMessage } from '../../shared/rules/ruleMessage.ts';
import { formErrorText } from './formErrorText.ts';

const translate = (id: string, params: Record<string, string>) => `${id} ${JSON.stringify(params)}`;

test('a rule message is translated with its parameters', () => {
  const message = ruleMessage('validation.minLength', { min: 6 });
  expect(formErrorText({ type: 'custom', message }, translate)).toBe('validation.minLength {"min":"6"}');
});

test('words of the server are shown as they are, and nothing is nothing', () => {
  expect(formErrorText({ type: 'server', message: 'Band?' }, translate)).toBe('Band?');
  expect(formErrorText(undefined, translate)).toBeUndefined();
});
