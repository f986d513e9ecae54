import { expect, test } from 'vitest';
import { framedName } from '#server/http/policy/framedName.ts';
import { sessionPairs } from './sessionPairs.ts';

const facts = { sessionCookies: ['sid', 'token'], localeCookie: 'locale', framed: false };
const framed = { ...facts, framed: true };

test.each([
  ['a session among other cookies', 'a=1; sid=x; locale=ru; token=y', facts, 'sid=x; token=y'],
  ['an empty session cookie', 'sid=; token=y', facts, 'token=y'],
  ['no session', 'a=1; locale=ru', facts, undefined],
  ['a name that only begins like a session’s', 'sid2=x', facts, undefined],
  ['no header', undefined, facts, undefined],
  ['a framed and a plain session outside a frame', `sid=x; ${framedName('sid')}=f`, facts, 'sid=x'],
  ['a framed and a plain session in a frame', `sid=x; ${framedName('sid')}=f`, framed, 'sid=f'],
])('sessionPairs, for %s, returns the session’s own pairs', (_case, header, given, pairs) => {
  expect(sessionPairs(header, given)).toBe(pairs);
});
