export interface SessionCookieProblem {
  /** `name`: no cookie of SESSION_COOKIE came with a sign-in; `path`: pages would not send it; `expired`: it is gone at once. */
  problem: 'name' | 'path' | 'expired';
  /** Names of the cookies that came, never their values. */
  seen: string[];
}

interface SetCookie {
  name: string;
  path: string | undefined;
  endsAt: (now: number) => number;
}

/**
 * What is wrong with the Set-Cookie lines of a sign-in. Under a name that is not in SESSION_COOKIE, or for a part of the site alone,
 * the platform's session signs nobody in here.
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
      if (maxAge !== undefined) return now + Number(maxAge) * 1_000;
      return expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires);
    },
  };
}
