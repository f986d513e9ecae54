import type { Request } from 'express';
import { expect, test } from 'vitest';
import { sameOrigin } from './sameOrigin.ts';

const env = { PUBLIC_ORIGIN: 'https://yulduz.uz', PUBLIC_HOSTS: ['Mirror.uz:8443'] };
const request = (headers: Record<string, string>, host = 'yulduz.uz') => ({ headers, host }) as unknown as Request;

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://yulduz.uz' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://yulduz.uz' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://yulduz.uz' }, true],
  [{ origin: 'https://mirror.uz:8443' }, true],
  [{ origin: 'https://mirror.uz' }, false],
  [{ origin: 'http://yulduz.uz' }, false],
  [{ origin: 'https://yulduz.uz.evil.com' }, false],
  [{ origin: 'null' }, false],
  [{ referer: 'https://yulduz.uz/cashier?a=1' }, true],
  [{ referer: 'https://evil.com/https://yulduz.uz' }, false],
  [{ origin: 'https://evil.com', referer: 'https://yulduz.uz/' }, false],
  [{}, false],
])('sameOrigin, for the headers %j, is %s', (headers, expected) => {
  expect(sameOrigin(env)(request(headers as Record<string, string>))).toBe(expected);
});

test('sameOrigin, for a site on http, accepts http and https', () => {
  const isOurs = sameOrigin({ PUBLIC_ORIGIN: 'http://yulduz.uz' });
  expect(
    ['http://yulduz.uz', 'https://yulduz.uz', 'ftp://yulduz.uz'].map((origin) => isOurs(request({ origin }))),
  ).toEqual([true, true, false]);
});

test('sameOrigin, without PUBLIC_ORIGIN, compares with the host of the request, whatever the scheme', () => {
  const isOurs = sameOrigin({ PUBLIC_ORIGIN: undefined });
  expect(isOurs(request({ origin: 'https://localhost:3000' }, 'localhost:3000'))).toBe(true);
  expect(isOurs(request({ origin: 'http://localhost:3000' }, 'localhost:3000'))).toBe(true);
  expect(isOurs(request({ origin: 'http://localhost:3001' }, 'localhost:3000'))).toBe(false);
});
