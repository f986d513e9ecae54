import type { Location } from 'react-router';

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A new step to `to`, an address relative to `from`; undefined when that is another site's. */
export function locationOf(to: string, from: URL, state: unknown = null): Location | undefined {
  const { origin, pathname, search, hash } = new URL(to, from);
  return origin === from.origin ? { pathname, search, hash, state, key: newKey() } : undefined;
}
