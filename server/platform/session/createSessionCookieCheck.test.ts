import { expect, test, vi } from 'vitest';
import type { SessionCookieProblem } from '#shared/auth/sessionCookieProblems.ts';
import { createSessionCookieCheck } from './createSessionCookieCheck.ts';

function start() {
  const onProblem = vi.fn<(problem: SessionCookieProblem) => void>();
  const check = createSessionCookieCheck(['sid'], onProblem);
  return { reported: () => onProblem.mock.calls.map(([problem]) => problem), check };
}

const setting = (...lines: string[]) => ({ 'set-cookie': lines });

test('createSessionCookieCheck reports an unknown session cookie once, by name and without its value', () => {
  const { check, reported } = start();
  check('auth.login', setting('PHPSESSID=secret; Path=/; HttpOnly'));
  check('auth.login', setting('PHPSESSID=other; Path=/; HttpOnly'));
  expect(reported()).toEqual([{ problem: 'name', seen: ['PHPSESSID'] }]);
});

test('createSessionCookieCheck, after a valid session cookie, reports no problem for a refused sign-in', () => {
  const { check, reported } = start();
  check('auth.login', setting('sid=a; Path=/', 'theme=b'));
  check('auth.login', setting('theme=b'));
  check('auth.login', {});
  check('games.get', setting('theme=b'));
  expect(reported()).toEqual([]);
});

test.each([
  ['sid=a; Path=/api; HttpOnly', 'path'],
  ['sid=a; Path=/; Max-Age=0', 'expired'],
  ['sid=a; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'expired'],
])('createSessionCookieCheck, for the cookie %s, reports the problem "%s"', (line, problem) => {
  const { check, reported } = start();
  check('auth.register', setting(line));
  expect(reported()).toEqual([{ problem, seen: ['sid'] }]);
});

test('createSessionCookieCheck reports at most ten problems', () => {
  const { check, reported } = start();
  for (let index = 0; index < 12; index += 1) check('auth.login', setting(`c${index}=1; Path=/`));
  expect(reported()).toHaveLength(10);
});

test('createSessionCookieCheck reads the answers of a sign-in alone, and none without cookies', () => {
  const { check, reported } = start();
  check('games.get', setting('theme=b'));
  check('auth.login', {});
  expect(reported()).toEqual([]);
});

test('createSessionCookieCheck, after a valid session cookie, reports one that does not work', () => {
  const { check, reported } = start();
  check('auth.login', setting('sid=a; Path=/'));
  check('auth.login', setting('sid=a; Path=/api'));
  expect(reported()).toEqual([{ problem: 'path', seen: ['sid'] }]);
});
