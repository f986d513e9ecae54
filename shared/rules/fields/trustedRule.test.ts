import { expect, test } from 'vitest';
import { trustedRule } from './trustedRule.ts';

test.each([
  ['a name and the breaks', { name: 'Opa', budget: false, breaks: true }, null],
  ['a name of blanks', { name: '   ', budget: true, breaks: true }, 'name'],
  ['41 characters', { name: '𝒶'.repeat(41), budget: true, breaks: true }, 'name'],
  ['40 characters', { name: '𝒶'.repeat(40), budget: true, breaks: true }, null],
  ['nothing selected', { name: 'Opa', budget: false, breaks: false }, 'sees'],
])('trustedRule, for an invitation with %s, returns the bad field or null', (_name, invitation, wrong) => {
  expect(trustedRule(invitation)).toBe(wrong);
});
