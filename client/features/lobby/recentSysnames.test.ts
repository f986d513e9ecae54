import { expect, test } from 'vitest';
import { recentSysnames } from './recentSysnames.ts';

const read = (value: string | null) => recentSysnames({ read: () => value });

test('recentSysnames reads strings and objects with sysname, without duplicates, twelve at most', () => {
  expect(read('["a",{"sysname":"b"},"a",7,null,{"x":1},""]')).toEqual(['a', 'b']);
  expect(read(JSON.stringify(Array.from({ length: 20 }, (_, index) => `g${index}`)))).toHaveLength(12);
});

test('recentSysnames, for invalid text, returns an empty list', () => {
  expect(read(null)).toEqual([]);
  expect(read('{"a":1}')).toEqual([]);
  expect(read('[')).toEqual([]);
});
