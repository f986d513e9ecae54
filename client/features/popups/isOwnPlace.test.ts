import { expect, test } from 'vitest';
import { isOwnPlace } from './isOwnPlace.ts';

test.each([
  ['/loyalty', '/loyalty', true],
  ['/loyalty', '/ru/loyalty/shop', true],
  ['/ru/loyalty', '/profile/loyalty', true],
  ['/profile/loyalty', '/loyalty', false],
  ['/loyalty#earn', '/ru/profile/loyalty', true],
  ['/gamehall?category=new', '/gamehall', true],
  ['/loyalty', '/loyal', false],
  ['/loyalty', '/', false],
  ['/', '/gamehall', false],
  ['https://other.test/loyalty', '/loyalty', false],
  [undefined, '/', false],
])('a popup that leads to %s is about the page %s: %s', (slug, pathname, isOwn) => {
  expect(isOwnPlace(slug, pathname)).toBe(isOwn);
});
