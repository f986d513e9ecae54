import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAuthAddress } from './afterAuthAddress.ts';
import { withoutKeys } from './withoutKeys.ts';

const visit = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://yulduz.test');
  return { pathname, search, hash };
};

test.each([
  ['/gamehall?category=slots', 'uz', false, '/'],
  ['/ru/forms/sign_in', 'ru', false, '/ru'],
  ['/?redirectUrl=%2Fprofile%2Fsettings%3Ftab%3D1', 'uz', false, '/profile/settings?tab=1'],
  ['/?redirectUrl=%2Fprofile%2Fnotification#news', 'uz', false, '/profile/notification#news'],
  ['/?redirectUrl=%2Fprofile%2Fnotification%23push#news', 'uz', false, '/profile/notification#push'],
  ['/?redirectUrl=%2Fprofile#tgWebAppData=x', 'uz', false, '/profile'],
  ['/ru?redirectUrl=https%3A%2F%2Fevil.example', 'ru', false, '/ru'],
  ['/game/anor?show_popup_reg=phone&track_id=7#real', 'uz', false, '/game/anor?track_id=7#real'],
  ['/game/anor#real', 'uz', true, '/game/anor?register=success#real'],
  ['/ru', 'ru', true, '/ru?register=success'],
  ['/?redirectUrl=%2Fcashier%3Fa%3D1%23b', 'uz', true, '/cashier?a=1&register=success#b'],
] as const)('afterAuthAddress, from %s (%s, new account: %s), returns %s', (from, locale, isNew, to) => {
  expect(afterAuthAddress(visit(from), locale, isNew)).toBe(to);
});

test('afterAuthAddress, for any redirectUrl, returns an address of the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `//${rest}`),
      ),
      (wanted) => {
        const search = `?redirectUrl=${encodeURIComponent(wanted.toWellFormed())}`;
        const address = afterAuthAddress({ pathname: '/', search, hash: '' }, 'uz', false);
        expect(new URL(address, 'https://yulduz.test').origin).toBe('https://yulduz.test');
      },
    ),
  );
});

test('withoutKeys removes only the given keys, and returns a query without them unchanged', () => {
  expect(withoutKeys('?a=1&b=2&c=%20', ['b'])).toBe('?a=1&c=+');
  expect(withoutKeys('?a=%20', ['b'])).toBe('?a=%20');
  expect(withoutKeys('?b=', ['b'])).toBe('');
});
