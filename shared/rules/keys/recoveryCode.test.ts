import { expect, test } from 'vitest';
import { factorCodeRule } from './factorCodeRule.ts';
import { malformedCode } from './malformedCode.ts';
import { recoveryCode } from './recoveryCode.ts';

test.each([
  ['K7M2-9XQD-04TR', 'K7M29XQD04TR'],
  ['k7m2 9xqd o4tr', 'K7M29XQD04TR'],
  ['\u200bk7m2\u20139xqdo4tr\n', 'K7M29XQD04TR'],
  ['KIL2-9XQD-04TR', 'K1129XQD04TR'],
  ['K7M2-9XQD-04T', null],
  ['K7M2-9XQD-04TU', null],
  ['123456', null],
  ['', null],
])('recoveryCode, for %j, is %j', (typed, code) => expect(recoveryCode(typed)).toBe(code));

test.each([
  ['123 456', '123456'],
  ['Yulduz: 654321', '654321'],
  ['k7m2-9xqd-04tr', 'K7M29XQD04TR'],
  ['12345', null],
  ['K7M2-9XQD', null],
])('factorCodeRule takes six digits or a recovery code: %j is %j', (typed, code) => {
  const parsed = factorCodeRule().safeParse(typed);
  expect(parsed.success ? parsed.data : null).toBe(code);
});

test.each([
  ['12345', 'malformed'],
  ['1234 567', 'malformed'],
  ['K7M2-9XQD-04T', 'malformedRecovery'],
  ['7777 7777 777', 'malformedRecovery'],
])('malformedCode: %j was meant to be the code of %s', (typed, meant) => expect(malformedCode(typed)).toBe(meant));
