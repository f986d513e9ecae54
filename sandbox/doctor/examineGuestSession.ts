import type { Row } from './Row.ts';

/** Checks whether guests get a session cookie, which the site must know (GUEST_SESSIONS). `seen`: names of received cookies. */
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
