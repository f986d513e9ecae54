import { expect, test } from 'vitest';
import { createSafeStorage } from '#client/lib/device/createSafeStorage.ts';
import { forgetSearches, readSearches, rememberSearch } from './recentSearches.ts';

function storageOf(text?: string) {
  const stored = new Map(text === undefined ? [] : [['recent_searches', text]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return createSafeStorage(() => storage as unknown as Storage);
}
const shut = createSafeStorage(() => {
  throw new Error('shut');
});

test('rememberSearch stores the newest first, without duplicates in any case, fifteen at most', () => {
  const storage = storageOf();
  for (const word of ['fox', ' Koi ', 'FOX', '', '  ']) rememberSearch(storage, word);
  expect(readSearches(storage)).toEqual(['FOX', 'Koi']);
  for (let index = 0; index < 20; index++) rememberSearch(storage, `w${index}`);
  expect(readSearches(storage)).toHaveLength(15);
  expect(readSearches(storage)[0]).toBe('w19');
  forgetSearches(storage);
  expect(readSearches(storage)).toEqual([]);
});

test('readSearches, for invalid text or forbidden storage, returns valid entries only, and writing does not throw', () => {
  expect(readSearches(storageOf('{"a":1}'))).toEqual([]);
  expect(readSearches(storageOf('['))).toEqual([]);
  expect(readSearches(storageOf('[1,null,"a"," ","a"]'))).toEqual(['a']);
  expect(readSearches(shut)).toEqual([]);
  expect(() => rememberSearch(shut, 'a')).not.toThrow();
  expect(() => forgetSearches(shut)).not.toThrow();
});
