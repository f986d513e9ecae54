import { expect, test } from 'vitest';
import { tintOf } from './tintOf.ts';

test.each([
  ['#ff0000', 0],
  ['#E0213F', 0],
  ['#ffb627', 1],
  ['#12c4b4', 6],
  ['#2f57d8', 8],
  ['#b24cff', 9],
  ['#ff2e9a', 11],
  ['#181420', 12],
  ['#ffffff', 12],
])('tintOf of %s is tint %i', (colour, tint) => {
  expect(tintOf(colour)).toBe(tint);
});

test('tintOf, for anything but six hexadecimal digits, is undefined', () => {
  for (const colour of [undefined, null, '', 'red', '#fff', '#12345g', '#1234567', 7])
    expect(tintOf(colour)).toBeUndefined();
});
