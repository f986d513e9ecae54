import type { Env } from '#config/env.ts';
import { framedName } from '#server/http/policy/framedName.ts';

/** Whether a Set-Cookie line sets a session, under its own or its framed name; false for a line that removes one. */
export function givesSession({ SESSION_COOKIE }: Pick<Env, 'SESSION_COOKIE'>): (line: string) => boolean {
  const session = new RegExp(`^(?:${SESSION_COOKIE.flatMap((name) => [name, framedName(name)]).join('|')})=[^;\\s]`);
  return (line) => session.test(line);
}
