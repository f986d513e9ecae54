import { expect, test } from 'vitest';
import { expiredShadows } from './expiredShadows.ts';

const shadows = expiredShadows({ SESSION_COOKIE: ['sid', '__Host-sid'] });
const expired = (domain: string) => `sid=; Max-Age=0; Domain=${domain}; Path=/; HttpOnly`;

test('expiredShadows, for a session cookie that comes twice, deletes it for the host and the domains above it', () => {
  const lines = shadows({ cookieHeader: 'a=1; sid=old; sid=new', host: 'm.yulduz.uz' });
  expect(lines).toEqual([expired('m.yulduz.uz'), expired('yulduz.uz')]);
});

test('expiredShadows, for one session cookie, deletes others only with a sign-in, and nothing for other names and addresses', () => {
  expect(shadows({ cookieHeader: 'sid=a; x=1; x=2', host: 'yulduz.uz' })).toEqual([]);
  expect(shadows({ cookieHeader: 'sid=a', host: 'yulduz.uz', signsIn: true })).toEqual([expired('yulduz.uz')]);
  expect(shadows({ cookieHeader: undefined, host: 'yulduz.uz', signsIn: true })).toEqual([]);
  expect(shadows({ cookieHeader: 'sid=a; sid=b', host: '127.0.0.1' })).toEqual([]);
  expect(shadows({ cookieHeader: '__Host-sid=a; __Host-sid=b', host: 'yulduz.uz' })).toEqual([]);
});
