import { expect, test } from 'vitest';
import { siteCookie } from './siteCookie.ts';

test('siteCookie sets Max-Age if given, and Secure only on https', () => {
  const cookieOn = (protocol: string) => siteCookie('cookie_consent', 'all', { seconds: 60, location: { protocol } });
  expect(cookieOn('https:')).toBe('cookie_consent=all; Path=/; SameSite=Lax; Max-Age=60; Secure');
  expect(cookieOn('http:')).toBe('cookie_consent=all; Path=/; SameSite=Lax; Max-Age=60');
  expect(siteCookie('age_confirmed', '0', { location: { protocol: 'http:' } })).toBe(
    'age_confirmed=0; Path=/; SameSite=Lax',
  );
});
