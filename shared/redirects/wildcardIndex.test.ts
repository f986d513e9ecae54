import { expect, test } from 'vitest';
import { wildcardIndex } from './wildcardIndex.ts';

const pattern = (text: string) => ({ text, pieces: text.split('*') });
/** The patterns that the index gives for a path, each list as one text. */
function candidates(path: string, ...texts: string[]): string[] {
  return [...wildcardIndex(texts.map(pattern)).candidates(path)].map((list) => list.map(({ text }) => text).join(' '));
}

test('a pattern is found by its beginning, by its end and by what is inside it', () => {
  expect(candidates('/a/x', '/a/*', '/b/*')).toEqual(['/a/*']);
  expect(candidates('/x/z', '/*/z', '/*/y')).toEqual(['/*/z']);
  const inside = Array.from({ length: 70 }, (_, index) => `/*/n${index}n*`);
  expect(candidates('/q/n7n/r', ...inside)).toEqual(['/*/n7n*']);
});

test('patterns with the same rare literal are one list, in their order', () => {
  expect(candidates('/a/b/c', '/a/*', '/a/*', '/b/*')).toEqual(['/a/* /a/*']);
});

test('a literal inside a pattern is used only where it tells apart more than 64 patterns', () => {
  const of = (count: number) => Array.from({ length: count }, (_, index) => `/*/n${index}n*`);
  expect(candidates('/q/other', ...of(64))).toEqual([of(64).join(' ')]);
  expect(candidates('/q/other', ...of(65))).toEqual([]);
});

test('a literal at several positions of a path gives its list once', () => {
  const inside = Array.from({ length: 70 }, (_, index) => `/*/n${index}n*`);
  expect(candidates('/q/n7n/n7n/n7n', ...inside)).toEqual(['/*/n7n*']);
  expect(candidates('/q/n7n', ...inside)).toEqual(['/*/n7n*']);
});

test('beginnings and ends of several lengths are all looked up, and none that is longer than the path', () => {
  const patterns = ['/*', '/a*', '/a/long/beginning*', '*z', '*/long/ending/z'];
  expect(candidates('/az', ...patterns).sort()).toEqual(['*z', '/*', '/a*']);
  expect(candidates('/a/long/beginning/long/ending/z', ...patterns).sort()).toEqual(patterns.toSorted());
  expect(candidates('', ...patterns)).toEqual([]);
});

test('a pattern of stars alone is a candidate for every path', () => {
  expect(candidates('/anything', '*', '**')).toEqual(['* **']);
});

test('an end of the whole path’s length, and a beginning of it, are found', () => {
  expect(candidates('/ab', '/ab*')).toEqual(['/ab*']);
  expect(candidates('/ab', '*/ab')).toEqual(['*/ab']);
});
