import type { IncomingHttpHeaders } from 'node:http';
import { login, register } from '#shared/api/account/auth.contract.ts';
import { type SessionCookieProblem, sessionCookieProblems } from '#shared/auth/sessionCookieProblems.ts';

const SIGNING_IN = new Set([login.name, register.name]);
const MAX_REPORTED = 10;

/**
 * Checks the cookies of sign-in answers: without it, a session cookie that does not work on this site goes unnoticed. Reports each
 * problem once, up to 10. A refused sign-in has no session, so unknown names are reported only until a right one was seen.
 */
export function createSessionCookieCheck(
  sessionCookies: readonly string[],
  onProblem: (problem: SessionCookieProblem) => void,
): (method: string, headers: IncomingHttpHeaders, now?: number) => void {
  const reported = new Set<string>();
  let isNameKnown = false;

  function report(problem: SessionCookieProblem): void {
    const key = JSON.stringify(problem);
    if (reported.has(key) || reported.size >= MAX_REPORTED) return;
    reported.add(key);
    onProblem(problem);
  }

  return (method, headers, now = Date.now()) => {
    if (!SIGNING_IN.has(method)) return;
    const lines = [headers['set-cookie'] ?? []].flat();
    if (lines.length === 0) return;
    const problems = sessionCookieProblems(lines, sessionCookies, now);
    const isUnknown = problems.some(({ problem }) => problem === 'name');
    if (!isUnknown) isNameKnown = true;
    if (!isUnknown || !isNameKnown) problems.forEach(report);
  };
}
