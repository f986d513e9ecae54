import type { IncomingHttpHeaders } from 'node:http';
import { login, register } from '../../../shared/api/account/auth.contract.ts';
import { type SessionCookieProblem, sessionCookieProblems } from '../../../shared/auth/sessionCookieProblems.ts';

const SIGNING_IN = new Set([login.name, register.name]);
const MAX_TOLD = 10;

/**
 * Looks at the cookies of answers that may sign somebody in: nothing else would say that a session signs nobody in here. Each problem
 * is told once; a refused sign-in brings no session, so that names are doubted only until the right one was seen.
 */
export function createSessionCookieCheck(
  sessionCookies: readonly string[],
  onProblem: (problem: SessionCookieProblem) => void,
): (method: string, headers: IncomingHttpHeaders, now?: number) => void {
  const told = new Set<string>();
  let isNameKnown = false;

  function tell(problem: SessionCookieProblem): void {
    const key = JSON.stringify(problem);
    if (told.has(key) || told.size >= MAX_TOLD) return;
    told.add(key);
    onProblem(problem);
  }

  return (method, headers, now = Date.now()) => {
    if (!SIGNING_IN.has(method)) return;
    const lines = [headers['set-cookie'] ?? []].flat();
    if (lines.length === 0) return;
    const problems = sessionCookieProblems(lines, sessionCookies, now);
    const isUnknown = problems.some(({ problem }) => problem === 'name');
    if (!isUnknown) isNameKnown = true;
    if (!isUnknown || !isNameKnown) problems.forEach(tell);
  };
}
