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
] as const)('a check that is %s (final: %s) is %s', (status, isFinal, stage) => {
  expect(stageOf(account, { status, is_final: isFinal })).toBe(stage);
});

test('an approval of requisites is the platform’s own word; what it does not tell is not begun', () => {
  expect(stageOfCheck({ status: 'approved', is_final: false })).toBe('approved');
  expect(stageOfCheck(null)).toBe('none');
});

test('the account is believed before the check, and alone where nobody tells of the check', () => {
  const rejected = { status: 'rejected', is_final: true } as const;
  expect(stageOf({ ...account, is_verified: true }, rejected)).toBe('approved');
  expect(stageOf({ ...account, is_on_verification: true }, rejected)).toBe('submitted');
  expect(stageOf({ ...account, is_on_verification: true }, null)).toBe('submitted');
  expect(stageOf(account, null)).toBe('none');
});
