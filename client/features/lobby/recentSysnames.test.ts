import { expect, test } from 'vitest';
import { recentSysnames } from './recentSysnames.ts';

const keeping = (value: string | null) => recentSysnames({ getItem: () => value });

test('reads names and records, without repeats, at most twelve', () => {
  expect(keeping('["a",{"sysname":"b"},"a",7,null,{"x":1},""]')).toEqual(['a', 'b']);
  expect(keeping(JSON.stringify(Array.from({ length: 20 }, (_, index) => `g${index}`)))).toHaveLength(12);
});

test('a broken or shut storage means no games', () => {
  expect(keeping(null)).toEqual([]);
  expect(keeping('{"a":1}')).toEqual([]);
  expect(keeping('[')).toEqual([]);
  const getItem = () => {
    throw new Error('shut');
  };
  expect(recentSysnames({ getItem })).toEqual([]);
});
