import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 0],
  ['abc', 1],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['parol123', 1],
  ['samarqand', 1],
  ['samarqand7', 2],
  ['samarqand_77', 4],
  ['Zuhro_77', 4],
  ['zuhro_77', 3],
] as const)('passwordStrength, for %j, is %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('passwordStrength, for any password under six characters, is at most 1', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5 }), (short) => {
      expect(passwordStrength(short)).toBeLessThanOrEqual(1);
    }),
  );
});
