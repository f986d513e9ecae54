import type { Env } from '#config/env.ts';
import { framedName } from '#server/http/policy/framedName.ts';

/** How the visitor's session cookies were set, which decides how a browser lets them be replaced. */
export interface SessionContext {
  /** The page is in a frame of another site: its cookie is partitioned and has a name of its own. */
  framed: boolean;
  secure: boolean;
}

/** `Set-Cookie` lines that delete the session cookies. A browser keeps a cookie whose deletion names other attributes. */
export function expiredSession(
  { SESSION_COOKIE }: Pick<Env, 'SESSION_COOKIE'>,
  { framed, secure }: SessionContext,
): string[] {
  const expired = (name: string, attributes: string) => `${name}=; Max-Age=0; Path=/; HttpOnly${attributes}`;
  return SESSION_COOKIE.map((name) =>
    framed
      ? expired(framedName(name), '; Secure; SameSite=None; Partitioned')
      : // Over http the browser does not let a Secure cookie replace one without Secure.
        expired(name, `${secure || /^__(?:Host|Secure)-/i.test(name) ? '; Secure' : ''}; SameSite=Lax`),
  );
}
