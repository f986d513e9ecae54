import { createHash } from 'node:crypto';

/** Tokens are stored hashed, so that the database does not reveal them. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
