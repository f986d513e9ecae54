import { expect, test } from 'vitest';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { formErrorText } from './formErrorText.ts';

const formatRule = (message: string) => `<${message}>`;

test('formErrorText, for a rule message, passes it to the formatter with its parameters', () => {
  const message = ruleMessage('validation.minLength', { min: 6 });
  expect(formErrorText({ type: 'custom', message }, formatRule)).toBe('<validation.minLength?min=6>');
});

test('formErrorText returns a server message unchanged, and undefined for no error', () => {
  expect(formErrorText({ type: 'server', message: 'Band?' }, formatRule)).toBe('Band?');
  expect(formErrorText(undefined, formatRule)).toBeUndefined();
});
