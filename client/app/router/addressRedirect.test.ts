import { expect, test } from 'vitest';
import { addressRedirect } from './addressRedirect.ts';
import { indexRules } from './indexRules.ts';

const rules = indexRules([
  { from_url: '/old', to_url: '/gamehall' },
  { from_url: '/self', to_url: '/self' },
  { from_url: 'no path', to_url: '/x' },
  { from_url: '/cashier/old', to_url: 'https://pay.example/in' },
]);
const at = (path: string, isGuest = true, locale: 'uz' | 'ru' = 'uz') =>
  addressRedirect(new URL(path, 'https://site.test'), { locale, isGuest, rules });

test.each([
  ['/old?x=1#y', '/gamehall?x=1#y'],
  ['/cashier/old', 'https://pay.example/in'],
  ['/gamehall/slots', '/gamehall?category=slots'],
  ['/cashier', '/cashier/deposit'],
  ['/profile/settings?a=1#b', '/?redirectUrl=%2Fprofile%2Fsettings%3Fa%3D1%23b'],
])('a guest at %s goes to %s', (path, to) => {
  expect(at(path)).toBe(to);
});

test('the language stays', () => {
  expect(at('/ru/old', true, 'ru')).toBe('/ru/gamehall');
  expect(at('/ru/bets', true, 'ru')).toBe('/ru?redirectUrl=%2Fru%2Fbets');
});

test('a player passes where a guest is asked who he is', () => {
  expect(at('/profile/settings', false)).toBeUndefined();
  expect(at('/bets/open', false)).toBe('/profile/bets/history');
});

test.each(['/', '/self', '/gamehall', '/promotions/cashier-bonus'])('%s stays', (path) => {
  expect(at(path)).toBeUndefined();
});
