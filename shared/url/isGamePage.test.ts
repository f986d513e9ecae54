import { expect, test } from 'vitest';
import { isGamePage } from './isGamePage.ts';

test.each([
  ['/game/book', true],
  ['/ru/game/book#real', true],
  ['/platform/game/custom/x', true],
  ['/gamehall', false],
  ['/gamehall/slots', false],
  ['/game', false],
  ['/?redirectUrl=/game/book', false],
])('isGamePage, for %s, is %s', (path, answer) => {
  expect(isGamePage(path)).toBe(answer);
});
