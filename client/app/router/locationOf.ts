import type { PageLocation } from '#client/context/PageLocation.ts';

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * A new location for `to`, relative to `from`; undefined for another site, or for a path that alone would name another site
 * (`/.//host`), which the server refuses.
 */
export function locationOf(to: string, from: URL, state: unknown = null): PageLocation | undefined {
  const { origin, pathname, search, hash } = new URL(to, from);
  if (origin !== from.origin || pathname.includes('//')) return undefined;
  return { pathname, search, hash, state, key: newKey() };
}
