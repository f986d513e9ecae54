import type { IncomingMessage } from 'node:http';
import type { Env } from '#config/env.ts';
import { isHost } from './isHost.ts';
import { trustedProxy } from './trustedProxy.ts';

/** The host that the visitor asked for, in lower case: that of X-Forwarded-Host from a trusted proxy, else of the Host header; or `''`. */
export function namedHost(env: Pick<Env, 'TRUST_PROXY'>): (req: IncomingMessage) => string {
  const isTrusted = trustedProxy(env);
  return (req) => {
    const { host = '', 'x-forwarded-host': forwarded } = req.headers;
    const forwardedHost =
      forwarded !== undefined && isTrusted(req) ? String(forwarded).split(',', 1)[0]?.trim() : undefined;
    return (forwardedHost !== undefined && isHost(forwardedHost) ? forwardedHost : host).toLowerCase();
  };
}
