import { createHash } from 'node:crypto';

/** What the database knows of a token that opens something: it lets nobody in. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
