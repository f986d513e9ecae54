import { expect, test } from 'vitest';
import { stageOf } from './stageOf.ts';
import { stageOfCheck } from './stageOfCheck.ts';

const account = { is_verified: false, is_on_verification: false };

test.each([
  ['none', false, 'none'],
  ['init', false, 'begun'],
  ['pending', false, 'submitted'],
  ['rejected', false, 'retry'],
  ['rejected', true, 'final'],
  ['approved', false, 'none'],
  ['other', false, 'none'],
] as const)('stageOf, for a check with status %s (final: %s), is %s', (status, isFinal, stage) => {
  expect(stageOf(account, { status, is_final: isFinal })).toBe(stage);
});

test('stageOfCheck, for an approved check, is approved; without a check, none', () => {
  expect(stageOfCheck({ status: 'approved', is_final: false })).toBe('approved');
  expect(stageOfCheck(null)).toBe('none');
});

test('stageOf prefers the account’s flags to the check, and uses them alone if there is no check', () => {
  const rejected = { status: 'rejected', is_final: true } as const;
  expect(stageOf({ ...account, is_verified: true }, rejected)).toBe('approved');
  expect(stageOf({ ...account, is_on_verification: true }, rejected)).toBe('submitted');
  expect(stageOf({ ...account, is_on_verification: true }, null)).toBe('submitted');
  expect(stageOf(account, null)).toBe('none');
});
