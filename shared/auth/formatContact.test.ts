import { expect, test } from 'vitest';
import { formatContact } from './formatContact.ts';

test.each([
  ['998901234567', '+998\u00A090\u00A0123-45-67'],
  ['+998901234567', '+998\u00A090\u00A0123-45-67'],
  ['77011234567', '+77011234567'],
  ['name@example.com', 'name@example.com'],
  ['+998 90 *** ** 67', '+998 90 *** ** 67'],
])('formatContact, for %s, returns %s', (contact, shown) => {
  expect(formatContact(contact)).toBe(shown);
});
