import { expect, test } from 'vitest';
import { createLru } from './createLru.ts';

test('createLru stores at most max entries and evicts the least recently used first', () => {
  const lru = createLru<number>({ max: 3 });
  for (const [index, key] of ['a', 'b', 'c'].entries()) lru.set(key, index);
  lru.get('a');
  lru.set('d', 3);
  expect([...lru.keys()].toSorted()).toEqual(['a', 'c', 'd']);
  for (let index = 0; index < 1_000; index += 1) lru.set(`more ${index}`, index);
  expect(lru.size).toBe(3);
});

test('createLru, after ttl, returns undefined for an entry', () => {
  let time = 1;
  const lru = createLru<string>({ max: 3, ttl: 100, now: () => time });
  lru.set('a', 'one');
  time += 99;
  expect(lru.get('a')).toBe('one');
  time += 2;
  expect(lru.get('a')).toBeUndefined();
});

test('createLru keeps an entry with a ttl of its own that long, and the others as before', () => {
  let time = 1;
  const lru = createLru<string>({ max: 3, ttl: 100, now: () => time });
  lru.set('a', 'one', { ttl: 20 });
  lru.set('b', 'two');
  time += 21;
  expect([lru.get('a'), lru.get('b')]).toEqual([undefined, 'two']);
});

test('createLru, before its first entry, answers as an empty map', () => {
  const lru = createLru<number>({ max: 3 });
  expect([lru.size, lru.get('a'), lru.peek('a'), lru.has('a'), lru.delete('a'), lru.pop()]).toEqual([
    0,
    undefined,
    undefined,
    false,
    false,
    undefined,
  ]);
  lru.clear();
  expect([[...lru.keys()], [...lru.entries()]]).toEqual([[], []]);
  lru.set('a', 1);
  expect([lru.size, lru.has('a'), [...lru.entries()]]).toEqual([1, true, [['a', 1]]]);
});
