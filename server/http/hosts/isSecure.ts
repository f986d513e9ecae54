import type { IncomingMessage } from 'node:http';
import type { Env } from '../../../config/env.ts';
import { requestOrigin } from './requestOrigin.ts';

/**
 * Whether players reach the site over https: what PUBLIC_ORIGIN says, else what a trusted proxy says of this request.
 * Over plain http (a fresh machine) HSTS and upgrade-insecure-requests would break the site they mean to protect.
 */
export function isSecure(env: Pick<Env, 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>): (req: IncomingMessage) => boolean {
  const originOf = requestOrigin(env);
  if (env.PUBLIC_ORIGIN !== undefined) {
    const secure = env.PUBLIC_ORIGIN.startsWith('https:');
    return () => secure;
  }
  // We never speak TLS ourselves, so without this header the answer is no.
  return (req) => req.headers['x-forwarded-proto'] !== undefined && originOf(req).startsWith('https:');
}
