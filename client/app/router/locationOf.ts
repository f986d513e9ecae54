import type { Location } from 'react-router';

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * A new step to `to`, an address relative to `from`; undefined when that is another site's, or one whose path would be another
 * site's as soon as it is written down by itself (`/.//host`): the server refuses that one.
 */
export function locationOf(to: string, from: URL, state: unknown = null): Location | undefined {
  const { origin, pathname, search, hash } = new URL(to, from);
  if (origin !== from.origin || pathname.includes('//')) return undefined;
  return { pathname, search, hash, state, key: newKey() };
}
