import { expect, test } from 'vitest';
import { localeCookie } from './localeCookie.ts';

const page = (protocol: string, localeCookie?: string) =>
  ({ location: { protocol }, __croupier: { localeCookie } }) as never;

test('localeCookie stores the language for a year, with Secure on https pages', () => {
  expect(localeCookie('ru', page('https:'))).toBe('i18n_redirected=ru; Path=/; SameSite=Lax; Max-Age=31536000; Secure');
  expect(localeCookie('uz', page('http:'))).toBe('i18n_redirected=uz; Path=/; SameSite=Lax; Max-Age=31536000');
});

test('localeCookie uses the cookie name of the page’s state', () => {
  expect(localeCookie('ru', page('http:', 'lang'))).toMatch(/^lang=ru; /);
});
