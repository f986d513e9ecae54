import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  [['Dilnoza', 'Azimova'], 'DA'],
  [['дильноза', null], 'ДИ'],
  [[null, undefined, 'zuhro_77'], 'ZU'],
  [['998901234567'], ''],
  [[''], ''],
])('initialsOf, for %j, is %j', (names, initials) => {
  expect(initialsOf(...names)).toBe(initials);
});
