import { createHmac, randomBytes } from 'node:crypto';
import type { Env } from '#config/env.ts';
import { emailText } from '#shared/auth/emailText.ts';

const OWN = randomBytes(32);

/**
 * The key of a login in counters: equal for all spellings the platform may treat as one (case, accents, width, invisible characters, spaces
 * and plus signs do not count: database collations ignore them). A digest, so that the login is in no map, log or second tier; keyed by a
 * secret, because all phone numbers can be tried against a plain digest: DEVICE_SECRET, which the replicas share, or one of the content
 * service; without them this process's own. Undefined without a login.
 */
export function loginKey(login: string | undefined, env: LoginKeyEnv): string | undefined {
  // Upper before lower case: `ß` equals `SS` when case is ignored.
  const plain = emailText(login ?? '')
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\p{M}\p{C}\s+()-]/gu, '');
  const secret = env.DEVICE_SECRET ?? env.CONTENT_WEBHOOK_SECRET ?? env.CONTENT_TOKEN ?? OWN;
  return plain === '' ? undefined : createHmac('sha256', secret).update(plain).digest('base64url');
}

/** The variables whose secret keys the digest. */
export type LoginKeyEnv = Partial<Pick<Env, 'CONTENT_WEBHOOK_SECRET' | 'CONTENT_TOKEN' | 'DEVICE_SECRET'>>;
