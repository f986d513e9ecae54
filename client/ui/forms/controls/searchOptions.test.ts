import { expect, test } from 'vitest';
import { searchOptions } from './searchOptions.ts';

const options = [
  { value: 'tas', label: 'Toshkent', keywords: 'Tashkent' },
  { value: 'sam', label: 'Samarqand' },
  { value: 'fer', label: 'Fargʻona' },
  { value: 'qas', label: 'Qashqadaryo' },
];
const found = (typed: string) => searchOptions(options, typed).map(({ value }) => value);

test.each([
  ['', ['tas', 'sam', 'fer', 'qas']],
  ['sam', ['sam']],
  ['тош', ['tas']],
  ["farg'", ['fer']],
  ['tashk', ['tas']],
  ['q', ['qas', 'sam']],
  ['xyz', []],
])('searchOptions, for %j, finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values);
});
