import { expect, test } from 'vitest';
import { expiredSession } from './expiredSession.ts';
import { givesSession } from './givesSession.ts';

const env = { SESSION_COOKIE: ['sid', '__Host-auth', '__secure-x'] };

test('expiredSession deletes every session cookie with the attributes that it was set with', () => {
  const end = '=; Max-Age=0; Path=/; HttpOnly';
  expect(expiredSession(env, { framed: false, secure: false })).toEqual([
    `sid${end}; SameSite=Lax`,
    `__Host-auth${end}; Secure; SameSite=Lax`,
    `__secure-x${end}; Secure; SameSite=Lax`,
  ]);
  expect(expiredSession({ SESSION_COOKIE: ['sid', 'x__Host-'] }, { framed: false, secure: true })).toEqual([
    `sid${end}; Secure; SameSite=Lax`,
    `x__Host-${end}; Secure; SameSite=Lax`,
  ]);
  expect(expiredSession({ SESSION_COOKIE: ['x__Host-'] }, { framed: false, secure: false })).toEqual([
    `x__Host-${end}; SameSite=Lax`,
  ]);
});

test('expiredSession, in a frame, deletes the partitioned cookies', () => {
  expect(expiredSession({ SESSION_COOKIE: ['sid'] }, { framed: true, secure: false })).toEqual([
    '__Host-sid_p=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
  ]);
});

test.each([
  ['sid=a; Path=/', true],
  ['auth=a', true],
  ['__Host-sid_p=a', true],
  ['sid=; Max-Age=0', false],
  ['sid=', false],
  ['sid= ; Path=/', false],
  ['xsid=a', false],
  ['sidx=a', false],
  ['theme=sid=a', false],
])('givesSession, for the line %j, is %s', (line, gives) => {
  expect(givesSession({ SESSION_COOKIE: ['sid', 'auth'] })(line)).toBe(gives);
});
