import { expect, test } from 'vitest';
import { createAddressRedirect } from './createAddressRedirect.ts';

const rules = [
  { from_url: '/old', to_url: '/gamehall' },
  { from_url: '/self', to_url: '/self' },
  { from_url: 'no path', to_url: '/x' },
  { from_url: '/cashier/old', to_url: 'https://pay.example/in' },
  { from_url: '/cashier/deposit', to_url: '/cashier' },
  { from_url: '/home', to_url: '/profile/home' },
  { from_url: '/profile/home', to_url: 'https://site.test/home' },
  { from_url: '/', to_url: '/profile' },
];
const redirectOf = (path: string, isGuest = true, locale: 'uz' | 'ru' = 'uz') =>
  createAddressRedirect(rules, locale)(new URL(path, 'https://site.test'), isGuest);

test.each([
  ['/old?x=1#y', '/gamehall?x=1#y'],
  ['/cashier/old', 'https://pay.example/in'],
  ['/gamehall/slots', '/gamehall?category=slots'],
  ['/cashier', '/cashier/deposit'],
  ['/profile/settings?a=1#b', '/?redirectUrl=%2Fprofile%2Fsettings%3Fa%3D1%23b'],
])('createAddressRedirect sends a guest from %s to %s', (path, to) => {
  expect(redirectOf(path)).toBe(to);
});

test('createAddressRedirect, for a Russian address, redirects to a Russian address', () => {
  expect(redirectOf('/ru/old', true, 'ru')).toBe('/ru/gamehall');
  expect(redirectOf('/ru/bets', true, 'ru')).toBe('/ru?redirectUrl=%2Fru%2Fbets');
});

test('createAddressRedirect lets a player into a private page and still applies fixed redirects', () => {
  expect(redirectOf('/profile/settings', false)).toBeUndefined();
  expect(redirectOf('/bets/open', false)).toBe('/profile/bets/history');
});

test('createAddressRedirect ignores a rule whose target would redirect back', () => {
  expect(redirectOf('/', true)).toBeUndefined();
  expect(redirectOf('/', false)).toBe('/profile');
  expect(redirectOf('/cashier/deposit', false)).toBeUndefined();
  expect(redirectOf('/home')).toBeUndefined();
});

test.each(['/', '/self', '/gamehall', '/promotions/cashier-bonus'])(
  'createAddressRedirect does not redirect %s',
  (path) => {
    expect(redirectOf(path)).toBeUndefined();
  },
);
