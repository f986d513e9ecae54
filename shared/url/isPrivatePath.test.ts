import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrivatePath } from './isPrivatePath.ts';

test.each([
  '/cashier',
  '/ru/cashier/deposit?x=1',
  '/profile/settings',
  '/bets/live#a',
  '/responsible-game',
  '/a/profile/b',
  '/Cashier/deposit',
  '/%63ashier',
])('isPrivatePath, for %s, is true', (path) => {
  expect(isPrivatePath(path)).toBe(true);
});

test.each([
  '/',
  '/promotions/cashier-bonus',
  '/betting',
  '/?redirectUrl=/cashier',
  '/a#/profile',
  '/%E0%A4%A',
  '/mybets',
])('isPrivatePath, for %s, is false', (path) => {
  expect(isPrivatePath(path)).toBe(false);
});

test('isPrivatePath, for any path with a private segment anywhere, is true, and false for a part of a segment', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{0,8}$/);
  const word = fc.constantFrom('bets', 'cashier', 'profile', 'responsible-game');
  fc.assert(
    fc.property(fc.array(segment), word, fc.array(segment), (before, private_, after) => {
      expect(isPrivatePath(`/${[...before, private_, ...after].join('/')}`)).toBe(true);
      expect(isPrivatePath(`/x-${private_}`)).toBe(false);
    }),
  );
});
