import { expect, test } from 'vitest';
import { expiredShadows } from './expiredShadows.ts';

const shadows = expiredShadows({ SESSION_COOKIE: ['sid', '__Host-sid'] });
const TOLD = 'old_session=1; Max-Age=600; Path=/; SameSite=Lax';
const expired = (domain: string) => `sid=; Max-Age=0; Domain=${domain}; Path=/; HttpOnly`;

test('expiredShadows, for a session cookie that comes twice, deletes it for the host and the domains above it', () => {
  const lines = shadows({ cookieHeader: 'a=1; sid=old; sid=new', host: 'm.yulduz.uz', path: '/' });
  expect(lines).toEqual([expired('m.yulduz.uz'), expired('yulduz.uz'), TOLD]);
});

test('expiredShadows, for one session cookie, deletes others only with a sign-in, and nothing for other names and addresses', () => {
  expect(shadows({ cookieHeader: 'sid=a; x=1; x=2', host: 'yulduz.uz', path: '/' })).toEqual([]);
  expect(shadows({ cookieHeader: 'sid=a', host: 'yulduz.uz', path: '/', signsIn: true })).toEqual([
    expired('yulduz.uz'),
  ]);
  expect(shadows({ cookieHeader: undefined, host: 'yulduz.uz', path: '/', signsIn: true })).toEqual([]);
  expect(shadows({ cookieHeader: 'sid=a; sid=b', host: '127.0.0.1', path: '/' })).toEqual([TOLD]);
  expect(shadows({ cookieHeader: '__Host-sid=a; __Host-sid=b', host: 'yulduz.uz', path: '/' })).toEqual([]);
});

test('expiredShadows deletes cookies of the paths above the request, too, with and without a Domain', () => {
  const lines = shadows({ cookieHeader: 'sid=old; sid=new', host: 'yulduz.uz', path: '/api/auth.login' });
  const ofPath = (path: string) => `sid=; Max-Age=0; Path=${path}; HttpOnly`;
  expect(lines).toEqual([
    expired('yulduz.uz'),
    ofPath('/api'),
    ofPath('/api/auth.login'),
    'sid=; Max-Age=0; Domain=yulduz.uz; Path=/api; HttpOnly',
    'sid=; Max-Age=0; Domain=yulduz.uz; Path=/api/auth.login; HttpOnly',
    TOLD,
  ]);
});

test('of two sessions one that comes twice is told, and an address of version six has no domains', () => {
  const both = expiredShadows({ SESSION_COOKIE: ['sid', 'auth'] });
  expect(both({ cookieHeader: 'sid=a; sid=b; auth=c', host: 'yulduz.uz', path: '/' })).toContain(TOLD);
  expect(shadows({ cookieHeader: 'sid=a; sid=b', host: '::ffff:10.0.0.1', path: '/' })).toEqual([TOLD]);
});
