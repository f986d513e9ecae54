import { expect, test } from 'vitest';
import { forgetSearches, readSearches, rememberSearch } from './recentSearches.ts';

function storageOf(text?: string) {
  const kept = new Map(text === undefined ? [] : [['recent_searches', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage;
}
const shut = () => {
  throw new Error('shut');
};

test('the newest first, each once whatever its case, fifteen at most', () => {
  const storage = storageOf();
  for (const word of ['fox', ' Koi ', 'FOX', '', '  ']) rememberSearch(storage, word);
  expect(readSearches(storage)).toEqual(['FOX', 'Koi']);
  for (let index = 0; index < 20; index++) rememberSearch(storage, `w${index}`);
  expect(readSearches(storage)).toHaveLength(15);
  expect(readSearches(storage)[0]).toBe('w19');
  forgetSearches(storage);
  expect(readSearches(storage)).toEqual([]);
});

test('a broken or shut storage means nothing', () => {
  expect(readSearches(storageOf('{"a":1}'))).toEqual([]);
  expect(readSearches(storageOf('['))).toEqual([]);
  expect(readSearches(storageOf('[1,null,"a"," ","a"]'))).toEqual(['a']);
  expect(readSearches(shut)).toEqual([]);
  expect(() => rememberSearch(shut, 'a')).not.toThrow();
  expect(() => forgetSearches(shut)).not.toThrow();
});
