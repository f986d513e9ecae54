import { expect, test } from 'vitest';
import { siteCookie } from './siteCookie.ts';

test('a choice is stored for its time, over https alone where there is https', () => {
  const keep = (protocol: string) => siteCookie('cookie_consent', 'all', { seconds: 60, location: { protocol } });
  expect(keep('https:')).toBe('cookie_consent=all; Path=/; SameSite=Lax; Max-Age=60; Secure');
  expect(keep('http:')).toBe('cookie_consent=all; Path=/; SameSite=Lax; Max-Age=60');
});
