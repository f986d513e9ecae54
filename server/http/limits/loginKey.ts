import { createHmac } from 'node:crypto';
import type { Env } from '../../../config/env.ts';

/**
 * What stands for a login in counters: the same for every spelling that the platform may take for the same one (no case, no accents,
 * no width, nothing invisible, no blanks, no plus sign: the collations of databases ignore all of these). A digest, so that the login
 * itself is in no map, no log and no second tier; keyed by a secret that the replicas share where they have one, for all phone numbers
 * there are can be tried against a plain digest. Undefined: no login.
 */
export function loginKey(login: string | undefined, env: LoginKeyEnv): string | undefined {
  // Up before down: `ß` is `SS` to a reader without case.
  const plain =
    login
      ?.normalize('NFKD')
      .toUpperCase()
      .toLowerCase()
      .replaceAll(/[\p{M}\p{C}\s+()-]/gu, '') ?? '';
  const secret = env.CONTENT_WEBHOOK_SECRET ?? env.CONTENT_TOKEN ?? 'login';
  return plain === '' ? undefined : createHmac('sha256', secret).update(plain).digest('base64url');
}

export type LoginKeyEnv = Partial<Pick<Env, 'CONTENT_WEBHOOK_SECRET' | 'CONTENT_TOKEN'>>;
