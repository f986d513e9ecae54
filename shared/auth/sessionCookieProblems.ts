import { inMs } from '#shared/domain/inMs.ts';

/** Why the session cookie of a sign-in does not work on this site. */
export interface SessionCookieProblem {
  /** `name`: the sign-in set no cookie of SESSION_COOKIE; `path`: pages would not send it; `expired`: it expires at once. */
  problem: 'name' | 'path' | 'expired';
  /** Names of the cookies that were set, never their values. */
  seen: string[];
}

interface SetCookie {
  name: string;
  path: string | undefined;
  endsAt: (now: number) => number;
}

/**
 * Finds problems in the Set-Cookie lines of a sign-in; empty: none. With a name not in SESSION_COOKIE, or a path for a part of the site
 * only, the platform's session does not sign players in here. `now` in Unix ms.
 */
export function sessionCookieProblems(
  lines: readonly string[],
  sessionCookies: readonly string[],
  now: number,
): SessionCookieProblem[] {
  const cookies = lines.map(readSetCookie);
  const session = cookies.find(({ name }) => sessionCookies.includes(name));
  if (!session) return [{ problem: 'name', seen: cookies.map(({ name }) => name) }];
  const seen = [session.name];
  return [
    ...(session.path !== undefined && session.path !== '/' ? [{ problem: 'path' as const, seen }] : []),
    ...(session.endsAt(now) <= now ? [{ problem: 'expired' as const, seen }] : []),
  ];
}

function readSetCookie(line: string): SetCookie {
  const [pair = '', ...rest] = line.split(';');
  const attributes = new Map(
    rest.map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  const [maxAge, expires] = [attributes.get('max-age'), attributes.get('expires')];
  return {
    name: (pair.split('=', 1)[0] as string).trim(),
    path: attributes.get('path'),
    endsAt: (now) => {
      if (maxAge !== undefined) return now + inMs(Number(maxAge));
      return expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires);
    },
  };
}
