import type { Env } from '../../../config/env.ts';
import { framedName } from '../policy/framedName.ts';

/** Whether a Set-Cookie line gives a session, under its own name or the framed one; one that takes it away does not. */
export function givesSession({ SESSION_COOKIE }: Pick<Env, 'SESSION_COOKIE'>): (line: string) => boolean {
  const session = new RegExp(`^(?:${SESSION_COOKIE.flatMap((name) => [name, framedName(name)]).join('|')})=[^;\\s]`);
  return (line) => session.test(line);
}
