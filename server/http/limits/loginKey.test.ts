import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { loginKey } from './loginKey.ts';

const secret = { CONTENT_WEBHOOK_SECRET: 'shared-by-all-replicas' };

test('loginKey is equal for every spelling of a login, and undefined without one', () => {
  const key = loginKey('998901234567', secret);
  for (const spelling of ['+998 90 123-45-67', '(998)901234567', '998901234567 ']) {
    expect(loginKey(spelling, secret)).toBe(key);
  }
  const name = loginKey('Müller@site.uz', secret);
  for (const spelling of [
    'muller@SITE.uz',
    'mu\u0308ller@site.uz',
    'mul\u200bler@site.uz',
    'ｍuller＠site.uz',
    'muller@site.uz\0',
  ])
    expect(loginKey(spelling, secret), spelling).toBe(name);
  expect(loginKey('straße', secret)).toBe(loginKey('STRASSE', secret));
  expect(loginKey('998901234568', secret)).not.toBe(key);
  expect(loginKey(' + ', secret)).toBeUndefined();
  expect(loginKey(undefined, secret)).toBeUndefined();
});

test('loginKey differs by secret and from a plain digest, and depends on the first secret that is set', () => {
  const phone = '998901234567';
  const keys = [
    loginKey(phone, secret),
    loginKey(phone, { CONTENT_TOKEN: 'another-secret' }),
    loginKey(phone, {}),
    createHash('sha256').update(phone).digest('base64url'),
    // Without a secret no key that others know: it is this process's own.
    createHmac('sha256', 'login').update(phone).digest('base64url'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(loginKey(phone, { ...secret, DEVICE_SECRET: 'x'.repeat(32) })).not.toBe(keys[0]);
  // Replicas agree.
  expect(loginKey(phone, { ...secret, CONTENT_TOKEN: 'whatever' })).toBe(keys[0]);
});
