import { expect, test } from 'vitest';
import { methods } from './methods.ts';

test('the contract has the 82 methods of the spec and our one for deposit limits', () => {
  const names = methods.map((method) => method.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('account.setDepositLimit');
  expect(names).toHaveLength(83);
});

test('money moves only by POST and only for players', () => {
  for (const method of methods.filter((m) => m.money)) {
    expect(method.verb).toBe('POST');
    expect(method.access).toBe('player');
  }
});
