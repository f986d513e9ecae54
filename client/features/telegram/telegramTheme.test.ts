import { expect, test } from 'vitest';
import { telegramTheme } from './telegramTheme.ts';

test.each([
  ['#ffffff', 'light'],
  ['#17212B', 'dark'],
  ['#f4f4f5', 'light'],
  ['#000000', 'dark'],
  ['white', null],
  [7, null],
])('a background of %s goes with the look %s', (bg_color, expected) => {
  expect(telegramTheme({ theme_params: { bg_color } })).toBe(expected);
});

test('what is no theme is none', () => {
  for (const data of [null, undefined, {}, 'dark']) expect(telegramTheme(data)).toBeNull();
});
