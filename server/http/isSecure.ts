import type { Request } from 'express';
import type { Env } from '../../config/env.ts';

/**
 * Whether players reach the site over https: what PUBLIC_ORIGIN says, else what a trusted proxy says of this request.
 * Over plain http (a fresh machine) HSTS and upgrade-insecure-requests would break the site they mean to protect.
 */
export function isSecure(env: Pick<Env, 'PUBLIC_ORIGIN'>): (req: Request) => boolean {
  const { PUBLIC_ORIGIN } = env;
  if (PUBLIC_ORIGIN !== undefined) {
    const secure = PUBLIC_ORIGIN.startsWith('https:');
    return () => secure;
  }
  // We never speak TLS ourselves, so without this header the answer is no, and Express need not work it out.
  return (req) => req.headers['x-forwarded-proto'] !== undefined && req.secure;
}
