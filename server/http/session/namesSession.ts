import type { Env } from '#config/env.ts';
import { framedName } from '#server/http/policy/framedName.ts';

/** Whether a Set-Cookie line sets or removes a session, under its own or its framed name. */
export function namesSession({ SESSION_COOKIE }: Pick<Env, 'SESSION_COOKIE'>): (line: string) => boolean {
  const session = new RegExp(`^(?:${SESSION_COOKIE.flatMap((name) => [name, framedName(name)]).join('|')})=`);
  return (line) => session.test(line);
}
