import type { IncomingMessage } from 'node:http';
import type { Env } from '#config/env.ts';
import { requestOrigin } from './requestOrigin.ts';

/**
 * Whether visitors reach the site over https: by the scheme of PUBLIC_ORIGIN, else by `X-Forwarded-Proto` of a trusted proxy. Over plain
 * http (a fresh machine) HSTS and upgrade-insecure-requests would break the site.
 */
export function isSecure(env: Pick<Env, 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>): (req: IncomingMessage) => boolean {
  const originOf = requestOrigin(env);
  if (env.PUBLIC_ORIGIN !== undefined) {
    const secure = env.PUBLIC_ORIGIN.startsWith('https:');
    return () => secure;
  }
  // This process does not terminate TLS, so without this header the answer is false.
  return (req) => req.headers['x-forwarded-proto'] !== undefined && originOf(req).startsWith('https:');
}
