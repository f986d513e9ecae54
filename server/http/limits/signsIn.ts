import type { Response } from 'express';
import type { Env } from '#config/env.ts';
import { givesSession } from '#server/http/session/givesSession.ts';

const slot = Symbol('accepted');
type Marked = Response & { [slot]?: true };

/** Marks an answer as the acceptance of a sign-in. Cookies alone are none: some platforms give every visitor a session. */
export function noteSignIn(res: Response): void {
  (res as Marked)[slot] = true;
}

/**
 * Whether an answer signs a visitor in: it was noted, because its text was read and says so, and it sets a session cookie, under its
 * own name or the framed one. An answer that nobody could read counts as a refusal.
 */
export function signsIn(env: Pick<Env, 'SESSION_COOKIE'>): (res: Response) => boolean {
  const isSession = givesSession(env);
  return (res) =>
    (res as Marked)[slot] === true &&
    [res.getHeader('set-cookie') ?? []].flat().some((line) => isSession(String(line)));
}
