import { expect, test } from 'vitest';
import { siteCookie } from './siteCookie.ts';

test('siteCookie sets Max-Age, and Secure only on https', () => {
  const cookieOn = (protocol: string) => siteCookie('cookie_consent', 'all', { seconds: 60, location: { protocol } });
  expect(cookieOn('https:')).toBe('cookie_consent=all; Path=/; SameSite=Lax; Max-Age=60; Secure');
  expect(cookieOn('http:')).toBe('cookie_consent=all; Path=/; SameSite=Lax; Max-Age=60');
});
