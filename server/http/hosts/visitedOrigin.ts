import type { IncomingMessage } from 'node:http';
import type { Env } from '../../../config/env.ts';
import { isHost } from './isHost.ts';
import { requestOrigin } from './requestOrigin.ts';
import { trustedProxy } from './trustedProxy.ts';

/**
 * The name of ours this visitor came under, with the site's scheme: one of PUBLIC_HOSTS where they used it, else PUBLIC_ORIGIN, else
 * what `requestOrigin` makes of the request. What the platform is told (reliability D5), for its answers may differ by domain;
 * links and canonical addresses are `requestOrigin`'s.
 */
export function visitedOrigin(
  env: Pick<Env, 'TRUST_PROXY'> & Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>>,
): (req: IncomingMessage) => string {
  const { PUBLIC_ORIGIN, PUBLIC_HOSTS = [] } = env;
  if (PUBLIC_ORIGIN === undefined || PUBLIC_HOSTS.length === 0)
    return requestOrigin({ PUBLIC_ORIGIN, TRUST_PROXY: env.TRUST_PROXY });
  const scheme = PUBLIC_ORIGIN.slice(0, PUBLIC_ORIGIN.indexOf(':'));
  const further = new Map(PUBLIC_HOSTS.map((host) => [host.toLowerCase(), `${scheme}://${host.toLowerCase()}`]));
  const isTrusted = trustedProxy(env);
  return (req) => {
    const { host = '', 'x-forwarded-host': forwarded } = req.headers;
    const told = forwarded !== undefined && isTrusted(req) ? String(forwarded).split(',', 1)[0]?.trim() : undefined;
    const named = told !== undefined && isHost(told) ? told : host;
    return further.get(named.toLowerCase()) ?? PUBLIC_ORIGIN;
  };
}
