import { expect, test } from 'vitest';
import { localeCookie } from './localeCookie.ts';

const page = (protocol: string, localeCookie?: string) =>
  ({ location: { protocol }, __croupier: { localeCookie } }) as never;

test('the language is stored for a year, over https alone where there is https', () => {
  expect(localeCookie('ru', page('https:'))).toBe('i18n_redirected=ru; Path=/; SameSite=Lax; Max-Age=31536000; Secure');
  expect(localeCookie('uz', page('http:'))).toBe('i18n_redirected=uz; Path=/; SameSite=Lax; Max-Age=31536000');
});

test('the operator may have named the cookie', () => {
  expect(localeCookie('ru', page('http:', 'lang'))).toMatch(/^lang=ru; /);
});
