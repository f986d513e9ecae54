import { sessionCookieProblems } from '#shared/auth/sessionCookieProblems.ts';
import type { UpstreamResponse } from './asker.ts';
import { platformRow } from './platformRow.ts';
import type { Row } from './Row.ts';

const texts = {
  name: (names: string, seen: string) => `${names} expected (SESSION_COOKIE), ${seen || 'no cookie'} came`,
  path: () => 'Path=/ expected, another path came: pages would not send it',
  expired: () => 'a time to come expected, an expired cookie came',
};

/** Checks that the sign-in sets the session cookie that the site expects. Reports names, never values. */
export function examineSession(response: UpstreamResponse, sessionCookies: readonly string[]): Row {
  const names = sessionCookies.join(' or ');
  const problems = sessionCookieProblems(response.cookies, sessionCookies, Date.now());
  const lines = problems.map(({ problem, seen }) => texts[problem](names, seen.join(', ')));
  return platformRow('session cookie', response, lines, names);
}
