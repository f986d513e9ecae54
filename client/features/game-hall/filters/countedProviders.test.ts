import { expect, test } from 'vitest';
import { countedProviders } from './countedProviders.ts';

const all = [9, 5, 1].map((count, index) => ({ sysname: 'abc'.charAt(index), name: '', icon: '', count }));
const counted = (known: Omit<Parameters<typeof countedProviders>[1], 'chosen'>, chosen: string[] = []) =>
  countedProviders(all, { ...known, chosen }).map(({ sysname, count }) => `${sysname} ${count}`);

test('countedProviders, when counts arrive late, keeps the order, and omits providers without games unless chosen', () => {
  expect(counted({ first: undefined, counts: undefined })).toEqual(['a 9', 'b 5', 'c 1']);
  expect(counted({ first: undefined, counts: { a: 2, b: 3, c: 7 } })).toEqual(['a 2', 'b 3', 'c 7']);
  expect(counted({ first: undefined, counts: { c: 7 } }, ['b'])).toEqual(['b 0', 'c 7']);
});

test('countedProviders sorts by the first counts, and later counts do not change the order', () => {
  expect(counted({ first: { a: 2, b: 3, c: 7 }, counts: { a: 8, b: 3, c: 1 } })).toEqual(['c 1', 'b 3', 'a 8']);
});
