import { expect, test } from 'vitest';
import { depositMethods } from './depositMethods.ts';

const method = (sysname: string, min = 1_000) =>
  ({ sysname, name: sysname, currency: 'UZS', min, max: 1_000_000, fields: [], is_available: true }) as never;

test('depositMethods, for a method that the platform lists twice, offers the first of them once', () => {
  const methods = depositMethods([method('uzcard'), method('humo'), method('uzcard', 5_000)], {
    configs: [],
    times: [],
    lastUsed: undefined,
  });
  expect(methods.map(({ sysname, min }) => [sysname, min])).toEqual([
    ['uzcard', 1_000],
    ['humo', 1_000],
  ]);
});
