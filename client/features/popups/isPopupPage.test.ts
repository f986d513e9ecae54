import { expect, test } from 'vitest';
import { isPopupPage } from './isPopupPage.ts';

test.each([
  ['/', true],
  ['/ru', true],
  ['/gamehall', true],
  ['/cashier/history', true],
  ['/cashier/depositors', true],
  ['/game/book', false],
  ['/ru/platform/game/book/play', false],
  ['/cashier/deposit', false],
  ['/ru/cashier/deposit/humo', false],
])('isPopupPage, for %s, returns %s', (path, isOpen) => {
  expect(isPopupPage(path)).toBe(isOpen);
});
