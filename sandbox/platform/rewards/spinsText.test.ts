import { expect, test } from 'vitest';
import { spinsText } from './spinsText.ts';

test.each([
  [1, '1 фриспин'],
  [2, '2 фриспина'],
  [20, '20 фриспинов'],
  [21, '21 фриспин'],
])('spinsText, for %i in Russian, returns %s', (count, expected) => {
  expect(spinsText(count, 'ru')).toBe(expected);
  expect(spinsText(count, 'uz')).toBe(`${count} ta bepul aylanish`);
});
