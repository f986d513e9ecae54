import { createHmac } from 'node:crypto';
import type { Env } from '../../config/env.ts';

/**
 * What stands for a login in counters: the same for every spelling that the platform may take for the same one (no case, no blanks,
 * no plus sign). A digest, so that the login itself is in no map, no log and no second tier; keyed by a secret that the replicas share
 * where they have one, for all phone numbers there are can be tried against a plain digest. Undefined: no login.
 */
export function loginKey(login: string | undefined, env: LoginKeyEnv): string | undefined {
  const plain = login?.toLowerCase().replaceAll(/[\s+()-]/g, '') ?? '';
  const secret = env.CONTENT_WEBHOOK_SECRET ?? env.CONTENT_TOKEN ?? 'login';
  return plain === '' ? undefined : createHmac('sha256', secret).update(plain).digest('base64url');
}

export type LoginKeyEnv = Partial<Pick<Env, 'CONTENT_WEBHOOK_SECRET' | 'CONTENT_TOKEN'>>;
