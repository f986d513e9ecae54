import { expect, test } from 'vitest';
import { ticketRule } from '#shared/support/ticketRule.ts';
import { fieldRefusals } from './fieldRefusals.ts';

const right = { subject_id: '', name: '', email: 'aziz@pochta.uz', text: 'Pulim hali ham kelmadi' };
const outcome = { form: 'ticket', messageId: 'validation.custom', field: 'text' };
const formatRule = (message: string) => message;
const textOf = (id: string) => `text of ${id}`;

test('a field whose rule is broken says the rule with its bounds, and so does each other one', () => {
  const values = { ...right, text: 'Pul', email: 'aziz' };
  expect(fieldRefusals({ outcome, schema: ticketRule, values, formatRule, textOf })).toEqual({
    text: 'validation.minLength?min=10',
    email: 'validation.email',
  });
});

test('a field that the platform refused says the words of the refusal', () => {
  expect(fieldRefusals({ outcome, schema: ticketRule, values: right, formatRule, textOf })).toEqual({
    text: 'text of validation.custom',
  });
});

test('a form that was refused as a whole, or accepted, says nothing at its fields', () => {
  for (const other of [
    { ...outcome, field: null },
    { ...outcome, messageId: null },
  ])
    expect(fieldRefusals({ outcome: other, schema: ticketRule, values: {}, formatRule, textOf })).toEqual({});
});
