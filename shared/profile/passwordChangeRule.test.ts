import { expect, test } from 'vitest';
import { passwordChangeRule } from './passwordChangeRule.ts';

const right = { old_password: 'eski', password: 'Yangi-2026', repeat_password: 'Yangi-2026' };
const refusedFields = (change: Partial<typeof right>) => {
  const { error } = passwordChangeRule.safeParse({ ...right, ...change });
  return error?.issues.map(({ path }) => path[0]) ?? [];
};

test('passwordChangeRule accepts a short current password, and needs a valid, repeated new one', () => {
  expect(refusedFields({})).toEqual([]);
  expect(refusedFields({ old_password: '' })).toEqual(['old_password']);
  expect(refusedFields({ password: 'qisqa', repeat_password: 'qisqa' })).toEqual(['password']);
  expect(refusedFields({ repeat_password: 'boshqa' })).toEqual(['repeat_password']);
  expect(refusedFields({ old_password: right.password })).toEqual(['password']);
});
