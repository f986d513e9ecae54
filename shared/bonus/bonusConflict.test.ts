import { expect, test } from 'vitest';
import { bonusConflict } from './bonusConflict.ts';

const known = (status: string, others: string[] = []) =>
  [status, ...others].map((one, index) => ({ id: index + 1, status: one as never }));

test.each([
  ['activate', 'active', 'bonuses.alreadyActive'],
  ['activate', 'finished', 'bonuses.alreadyOver'],
  ['activate', 'new', 'bonuses.refused'],
  ['deactivate', 'inactive', 'bonuses.alreadyAside'],
  ['deactivate', 'removed', 'bonuses.alreadyOver'],
  ['deactivate', 'active', 'bonuses.refused'],
  ['remove', 'removed', 'bonuses.alreadyOver'],
  ['remove', 'active', 'bonuses.refused'],
] as const)('bonusConflict, for a refusal to %s a bonus that is now %s, returns %s', (act, status, id) => {
  expect(bonusConflict(act, 1, known(status))).toBe(id);
  expect(bonusConflict(act, '1', known(status))).toBe(id);
});

test('bonusConflict, with another active bonus, returns anotherActive; for an unknown bonus, gone', () => {
  expect(bonusConflict('activate', 1, known('new', ['finished', 'active']))).toBe('bonuses.anotherActive');
  expect(bonusConflict('remove', 9, known('new'))).toBe('bonuses.gone');
});
