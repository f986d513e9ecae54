import type { Row } from './Row.ts';

/** Whether whoever reads without signing in gets a session, which the site must be told (GUEST_SESSIONS). `seen`: names of cookies that came. */
export function examineGuestSession(
  seen: ReadonlySet<string>,
  sessionCookies: readonly string[],
  isExpected: boolean,
): Row {
  const given = sessionCookies.filter((name) => seen.has(name));
  const breaks = given.length > 0 && !isExpected;
  return {
    service: 'platform',
    what: 'session cookie, as a guest',
    status: '',
    took: undefined,
    verdict: breaks ? 'breaks' : 'conforms',
    detail: breaks
      ? `none expected, ${given.join(', ')} came: without GUEST_SESSIONS=on nothing is cached`
      : given.join(', ') || 'none',
  };
}
