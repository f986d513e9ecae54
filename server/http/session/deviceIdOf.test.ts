import { expect, test } from 'vitest';
import { deviceHeader } from '#shared/api/deviceHeader.ts';
import { deviceIdOf, signsInBy } from './deviceIdOf.ts';

test('deviceIdOf keeps the id of the cookie, and makes a random one without it or in place of another value', () => {
  const id = 'A'.repeat(22);
  const returned = deviceIdOf(`a=b; device_id=${id}`, true);
  expect(returned.headers).toEqual({ [deviceHeader]: id });
  expect(returned.line).toBe(`device_id=${id}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`);
  const made = [undefined, '', 'device_id=', `device_id=${id}A`, 'device_id=../../etc'].map(
    (header) => deviceIdOf(header, false).headers[deviceHeader],
  );
  for (const one of made) expect(one).toMatch(/^[\w-]{22}$/);
  expect(new Set([...made, id]).size).toBe(made.length + 1);
});

test('deviceIdOf without HTTPS makes a cookie for HTTP too, of which the page’s scripts know nothing', () => {
  const { headers, line } = deviceIdOf(undefined, false);
  expect(line).toBe(`device_id=${headers[deviceHeader]}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`);
});

test('the platform is told the device by the methods that sign in or up, and by no other', () => {
  expect(['auth.login', 'auth.register', 'auth.enterByPasskey'].map(signsInBy)).toEqual([true, true, true]);
  expect(['account.getInfo', 'auth.logout', 'cashier.makedeposit', ''].map(signsInBy)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
