import { expect, test, vi } from 'vitest';
import type { SessionCookieProblem } from '../../../shared/auth/sessionCookieProblems.ts';
import { createSessionCookieCheck } from './createSessionCookieCheck.ts';

function start() {
  const onProblem = vi.fn<(problem: SessionCookieProblem) => void>();
  const check = createSessionCookieCheck(['sid'], onProblem);
  return { told: () => onProblem.mock.calls.map(([problem]) => problem), check };
}

const setting = (...lines: string[]) => ({ 'set-cookie': lines });

test('a session under another name is told once, by its name alone', () => {
  const { check, told } = start();
  check('auth.login', setting('PHPSESSID=secret; Path=/; HttpOnly'));
  check('auth.login', setting('PHPSESSID=other; Path=/; HttpOnly'));
  expect(told()).toEqual([{ problem: 'name', seen: ['PHPSESSID'] }]);
});

test('once the right name was seen, a refused sign-in with other cookies is no problem', () => {
  const { check, told } = start();
  check('auth.login', setting('sid=a; Path=/', 'theme=b'));
  check('auth.login', setting('theme=b'));
  check('auth.login', {});
  check('games.get', setting('theme=b'));
  expect(told()).toEqual([]);
});

test.each([
  ['sid=a; Path=/api; HttpOnly', 'path'],
  ['sid=a; Path=/; Max-Age=0', 'expired'],
  ['sid=a; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'expired'],
])('%s: %s', (line, problem) => {
  const { check, told } = start();
  check('auth.register', setting(line));
  expect(told()).toEqual([{ problem, seen: ['sid'] }]);
});
