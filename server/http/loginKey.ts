import { createHash } from 'node:crypto';

/**
 * What stands for a login in counters: the same for every spelling that the platform may take for the same one (no case, no blanks,
 * no plus sign). A digest, so that the login itself is in no map, no log and no second tier; undefined: no login.
 */
export function loginKey(login: string | undefined): string | undefined {
  const plain = login?.toLowerCase().replaceAll(/[\s+()-]/g, '') ?? '';
  return plain === '' ? undefined : createHash('sha256').update(plain).digest('base64url');
}
