import type { Response } from 'express';
import type { Env } from '../../../config/env.ts';
import { givesSession } from '../session/givesSession.ts';

const slot = Symbol('refused');
type Marked = Response & { [slot]?: true };

/** The answer refuses, whatever cookies come with it: some platforms give a session to everybody who asks. */
export function noteRefusal(res: Response): void {
  (res as Marked)[slot] = true;
}

/**
 * Whether an answer signs somebody in: it refuses nothing and sets a session cookie, its own name or the framed one. Any other
 * cookie says nothing; platforms give some to everybody who asks.
 */
export function signsIn(env: Pick<Env, 'SESSION_COOKIE'>): (res: Response) => boolean {
  const isSession = givesSession(env);
  return (res) =>
    !(res as Marked)[slot] && [res.getHeader('set-cookie') ?? []].flat().some((line) => isSession(String(line)));
}
