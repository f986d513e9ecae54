import { sessionCookieProblems } from '../../shared/auth/sessionCookieProblems.ts';
import type { Heard } from './asker.ts';
import { platformRow } from './platformRow.ts';
import type { Row } from './Row.ts';

const texts = {
  name: (names: string, seen: string) => `${names} expected (SESSION_COOKIE), ${seen || 'no cookie'} came`,
  path: () => 'Path=/ expected, another path came: pages would not send it',
  expired: () => 'a time to come expected, an expired cookie came',
};

/** Whether the cookie of a sign-in is the session that the site looks for. Says names, never values. */
export function examineSession(heard: Heard, sessionCookies: readonly string[]): Row {
  const names = sessionCookies.join(' or ');
  const problems = sessionCookieProblems(heard.cookies, sessionCookies, Date.now());
  const lines = problems.map(({ problem, seen }) => texts[problem](names, seen.join(', ')));
  return platformRow('session cookie', heard, lines, names);
}
