import { expect, test } from 'vitest';
import { countedProviders } from './countedProviders.ts';

const all = [9, 5, 1].map((count, index) => ({ sysname: 'abc'.charAt(index), name: '', icon: '', count }));
const told = (known: Omit<Parameters<typeof countedProviders>[1], 'chosen'>, chosen: string[] = []) =>
  countedProviders(all, { ...known, chosen }).map(({ sysname, count }) => `${sysname} ${count}`);

test('providers stay where they are when counts come late; one without games is left out unless it is chosen', () => {
  expect(told({ first: undefined, counts: undefined })).toEqual(['a 9', 'b 5', 'c 1']);
  expect(told({ first: undefined, counts: { a: 2, b: 3, c: 7 } })).toEqual(['a 2', 'b 3', 'c 7']);
  expect(told({ first: undefined, counts: { c: 7 } }, ['b'])).toEqual(['b 0', 'c 7']);
});

test('counts that are known from the start make the order, and later ones do not change it', () => {
  expect(told({ first: { a: 2, b: 3, c: 7 }, counts: { a: 8, b: 3, c: 1 } })).toEqual(['c 1', 'b 3', 'a 8']);
});
