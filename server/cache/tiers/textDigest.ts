import { createHash } from 'node:crypto';

/** SHA-256 of a text as 43 characters of base64url: a key of fixed length, or a checksum. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
