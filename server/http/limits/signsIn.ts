import type { Response } from 'express';
import type { Env } from '../../../config/env.ts';
import { givesSession } from '../session/givesSession.ts';

const slot = Symbol('refused');
type Marked = Response & { [slot]?: true };

/** Marks an answer as a refusal, so that its cookies do not count as a sign-in: some platforms give every visitor a session. */
export function noteRefusal(res: Response): void {
  (res as Marked)[slot] = true;
}

/**
 * Whether an answer signs a visitor in: it is not a refusal and sets a session cookie, under its own name or the framed one. Other
 * cookies do not count.
 */
export function signsIn(env: Pick<Env, 'SESSION_COOKIE'>): (res: Response) => boolean {
  const isSession = givesSession(env);
  return (res) =>
    !(res as Marked)[slot] && [res.getHeader('set-cookie') ?? []].flat().some((line) => isSession(String(line)));
}
