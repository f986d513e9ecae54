import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { rewriteCookies } from './rewriteCookies.ts';
import { cookiesForPlatform } from './sessionCookies.ts';
import { sessionPairs } from './sessionPairs.ts';

const plain = { sessionCookies: ['sid'], localeCookie: 'lang', framed: false, secure: false };

test('rewriteCookies removes Domain, sets SameSite=Lax and sets Secure on https; other attributes stay', () => {
  const line = 'sid=a=b; Domain=.platform.uz; Path=/; Max-Age=10; HttpOnly; SameSite=None; Secure; Partitioned';
  expect(rewriteCookies([line], plain)).toEqual(['sid=a=b; Path=/; Max-Age=10; HttpOnly; SameSite=Lax']);
  expect(rewriteCookies([line], { ...plain, secure: true })).toEqual([
    'sid=a=b; Path=/; Max-Age=10; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect(rewriteCookies(['__Secure-x=1'], plain)).toEqual(['__Secure-x=1; Secure; SameSite=Lax']);
});

test('a cookie that the platform marks SameSite=Strict stays Strict', () => {
  expect(rewriteCookies(['sid=1; SameSite=Strict; HttpOnly', 'a=1; samesite = STRICT'], plain)).toEqual([
    'sid=1; HttpOnly; SameSite=Strict',
    'a=1; SameSite=Strict',
  ]);
  // The browser uses the last of two; in a frame a Strict session would not be sent.
  expect(rewriteCookies(['sid=1; SameSite=Strict; SameSite=None'], plain)).toEqual(['sid=1; SameSite=Lax']);
  expect(rewriteCookies(['sid=1; SameSite=Strict'], { ...plain, framed: true })[0]).toContain('SameSite=None');
});

test('rewriteCookies renames only the session in a frame, and drops a planted framed cookie outside of it', () => {
  const framed = { ...plain, framed: true };
  expect(rewriteCookies(['sid=1; HttpOnly', 'aff=1; SameSite=None; Secure'], framed)).toEqual([
    '__Host-sid_p=1; HttpOnly; Path=/; Secure; SameSite=None; Partitioned',
    'aff=1; SameSite=Lax',
  ]);
  expect(rewriteCookies(['__Host-sid_p=planted; Secure'], plain)).toEqual([]);
});

test('rewriteCookies drops a line without a name and empty attributes', () => {
  expect(rewriteCookies(['=x; Path=/', 'x', ''], plain)).toEqual([]);
  expect(rewriteCookies(['a=1;; HttpOnly;'], plain)).toEqual(['a=1; HttpOnly; SameSite=Lax']);
});

test('a planted framed cookie of one of two sessions is dropped, and a framed session has the path of its name', () => {
  const sessionCookies = ['sid', 'auth'];
  expect(rewriteCookies(['__Host-auth_p=planted; Secure'], { ...plain, sessionCookies })).toEqual([]);
  expect(rewriteCookies(['auth=1; Path=/api; HttpOnly'], { ...plain, sessionCookies, framed: true })).toEqual([
    '__Host-auth_p=1; HttpOnly; Path=/; Secure; SameSite=None; Partitioned',
  ]);
});

test('only a name that begins with a prefix of browsers is secure, and only Strict is strict', () => {
  expect(rewriteCookies(['x__Secure-a=1', 'b=1; SameSite=StrictX'], plain)).toEqual([
    'x__Secure-a=1; SameSite=Lax',
    'b=1; SameSite=Lax',
  ]);
});

test('rewriteCookies, for any fuzzed attributes, returns no Domain and no SameSite=None, and preserves HttpOnly', () => {
  const part = fc.constantFrom(
    'Domain=a',
    'domain = b',
    'SameSite=None',
    'samesite=strict',
    'SECURE',
    'Partitioned',
    'Path=/',
    'HttpOnly',
    '',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const [line = ''] = rewriteCookies([['a=1', ...parts].join(';')], plain);
      expect(line).not.toMatch(/domain|none|secure|partitioned/i);
      expect(line.match(/samesite/gi)).toHaveLength(1);
      const isStrict = parts.findLast((one) => /^samesite/i.test(one)) === 'samesite=strict';
      expect(line).toContain(isStrict ? 'SameSite=Strict' : 'SameSite=Lax');
      expect(line.includes('HttpOnly')).toBe(parts.includes('HttpOnly'));
    }),
  );
});

test('cookiesForPlatform forwards one session and none of the site’s own cookies', () => {
  const header = 'a=1; sid=plain;__Host-sid_p=framed ; strapi_jwt=x; lang=ru; cookie_consent=all; age_confirmed=18; b';
  expect(cookiesForPlatform(header, plain)).toBe('a=1; sid=plain; b');
  expect(cookiesForPlatform(header, { ...plain, framed: true })).toBe('a=1; sid=framed; b');
  expect(cookiesForPlatform('strapi_jwt=x', plain)).toBeUndefined();
});

const two = { sessionCookies: ['sid', 'sid2'], localeCookie: 'lang', framed: false };
const twoFramed = { ...two, framed: true };

test.each([
  ...Object.values(serverCookieNames),
  cookieNames.consent,
  cookieNames.age,
  cookieNames.dataSaver,
  cookieNames.oldSession,
  breakCookie,
  scriptKey,
  'lang',
])('the site’s own cookie %s does not reach the platform', (name) => {
  expect(cookiesForPlatform(`${name}=secret`, two)).toBeUndefined();
  expect(cookiesForPlatform(`a=1; ${name}=secret; b=2`, twoFramed)).toBe('a=1; b=2');
});

test('the site’s own cookie does not reach the platform without a value, with a space, or with a name of one letter', () => {
  expect(cookiesForPlatform('lang', two)).toBeUndefined();
  expect(cookiesForPlatform('lang =ru', two)).toBeUndefined();
  expect(cookiesForPlatform('l=ru', { ...two, localeCookie: 'l' })).toBeUndefined();
});

test('cookies of the platform and of the operator reach the platform as they are, a code of a link too', () => {
  expect(cookiesForPlatform('a=1; promo_code=STAR;b=x=y ;  c', two)).toBe('a=1; promo_code=STAR; b=x=y; c');
  expect(cookiesForPlatform(undefined, two)).toBeUndefined();
  expect(cookiesForPlatform('', two)).toBeUndefined();
  expect(cookiesForPlatform(' ; ', two)).toBeUndefined();
});

test('outside a frame the plain session goes to the platform, in a frame the framed one under the plain name', () => {
  const header = 'sid=plain; __Host-sid_p=framed; sid2=other';
  expect(cookiesForPlatform(header, two)).toBe('sid=plain; sid2=other');
  expect(cookiesForPlatform(header, twoFramed)).toBe('sid=framed');
});

test('the session of a header is its session cookies with a value, as the platform gets them', () => {
  expect(sessionPairs('a=1; sid=x; sid2=y; lang=ru', two)).toBe('sid=x; sid2=y');
  expect(sessionPairs('sid=; sid2=y', two)).toBe('sid2=y');
  expect(sessionPairs('__Host-sid_p=f; sid=x', twoFramed)).toBe('sid=f');
  for (const header of [undefined, '', 'a=1', 'sid=', 'xsid=1', 'sid'])
    expect(sessionPairs(header, two)).toBeUndefined();
});
