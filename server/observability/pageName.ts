import { hash } from 'node:crypto';

/** The name of a cached page in the log: ten characters of its key, which has filters that the logged address does not show. */
export function pageName(key: string): string {
  return hash('sha1', key, 'base64url').slice(0, 10);
}
