import { expect, test } from 'vitest';
import { telegramTheme } from './telegramTheme.ts';

test.each([
  ['#ffffff', 'light'],
  ['#17212B', 'dark'],
  ['#f4f4f5', 'light'],
  ['#000000', 'dark'],
  ['white', null],
  [7, null],
])('telegramTheme, for the background %s, returns %s', (bg_color, expected) => {
  expect(telegramTheme({ theme_params: { bg_color } })).toBe(expected);
});

test('telegramTheme, for data without theme_params, returns null', () => {
  for (const data of [null, undefined, {}, 'dark']) expect(telegramTheme(data)).toBeNull();
});
