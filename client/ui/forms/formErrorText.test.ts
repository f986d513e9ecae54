import { expect, test } from 'vitest';
import { ruleMessage } from '../../../shared/rules/ruleMessage.ts';
import { formErrorText } from './formErrorText.ts';

const formatRule = (message: string) => `<${message}>`;

test('a rule message reaches the formatter with its parameters', () => {
  const message = ruleMessage('validation.minLength', { min: 6 });
  expect(formErrorText({ type: 'custom', message }, formatRule)).toBe('<validation.minLength?min=6>');
});

test('a sentence of the server is shown as it is, and nothing is nothing', () => {
  expect(formErrorText({ type: 'server', message: 'Band?' }, formatRule)).toBe('Band?');
  expect(formErrorText(undefined, formatRule)).toBeUndefined();
});
