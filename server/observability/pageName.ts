import { hash } from 'node:crypto';

/** Enough for the pages that are asked for again and again; those with filters never end, so the map starts again when it is full. */
const MAX_KNOWN = 1_000;
const known = new Map<string, string>();

/** The name of a cached page in the log: ten characters of its key, which has filters that the logged address does not show. */
export function pageName(key: string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const name = hash('sha1', key, 'base64url').slice(0, 10);
  if (known.size === MAX_KNOWN) known.clear();
  known.set(key, name);
  return name;
}
