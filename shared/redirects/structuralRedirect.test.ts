import { expect, test } from 'vitest';
import { structuralRedirect } from './structuralRedirect.ts';

const player = (path: string, search = '') => structuralRedirect({ path, search, isGuest: false });
const guest = (path: string, search = '') => structuralRedirect({ path, search, isGuest: true });

test.each([
  ['/gamehall/slots', '', '/gamehall?category=slots'],
  ['/gamehall/slots/', '?providers=a,b&category=old', '/gamehall?category=slots&providers=a,b'],
  ['/gamehall/a+b', '', '/gamehall?category=a%2Bb'],
  ['/gamehall/a&b', '', '/gamehall?category=a%26b'],
  ['/uz', '', '/'],
  ['/uz/gamehall', '?category=slots', '/gamehall?category=slots'],
  ['/UZ/cashier/history/', '', '/cashier/history'],
  ['/uz//evil.example', '', '/evil.example'],
  ['/cashier', '?x=1', '/cashier/deposit?x=1'],
  ['/cashier/billing', '', '/cashier/deposit'],
  ['/cashier/billing/deposit/card', '', '/cashier/deposit/card'],
  ['/profile/bets', '', '/profile/bets/history'],
  ['/responsible-game', '', '/profile/responsible-game'],
  ['/bets/anything/here', '', '/profile/bets/history'],
])('structuralRedirect, for %s%s, returns %s', (path, search, target) => {
  expect(player(path, search)).toBe(target);
});

test('structuralRedirect, for guests on private pages and for real pages, returns undefined', () => {
  expect(guest('/bets/x')).toBeUndefined();
  expect(guest('/responsible-game')).toBeUndefined();
  expect(guest('/gamehall/slots')).toBe('/gamehall?category=slots');
  const inside = ['/x/gamehall/slots', '/gamehall/slots/x', '/x/cashier/billing/deposit', '/cashier/billing/deposits'];
  for (const path of ['/gamehall', '/cashier/deposit', '/profile', '/tournaments/5/gamehall', '/betsy', ...inside])
    expect(player(path)).toBeUndefined();
});

test('structuralRedirect, for its own targets, returns undefined', () => {
  for (const path of [
    '/gamehall/a%26b',
    '/cashier',
    '/cashier/billing/deposit',
    '/profile/bets',
    '/bets',
    '/responsible-game/x',
  ]) {
    const [target = ''] = (player(path) as string).split('?');
    expect(player(target)).toBeUndefined();
  }
});
