import type { IncomingMessage } from 'node:http';
import type { Env } from '#config/env.ts';
import { namedHost } from './namedHost.ts';
import { requestOrigin } from './requestOrigin.ts';

/**
 * The origin the visitor used, with the site's scheme: one of PUBLIC_HOSTS, else PUBLIC_ORIGIN, else `requestOrigin`. It is sent to the
 * platform (reliability D5), whose answers may differ by domain; links and canonical addresses use `requestOrigin`.
 */
export function visitedOrigin(
  env: Pick<Env, 'TRUST_PROXY'> & Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>>,
): (req: IncomingMessage) => string {
  const { PUBLIC_ORIGIN, PUBLIC_HOSTS = [] } = env;
  if (PUBLIC_ORIGIN === undefined || PUBLIC_HOSTS.length === 0)
    return requestOrigin({ PUBLIC_ORIGIN, TRUST_PROXY: env.TRUST_PROXY });
  const scheme = PUBLIC_ORIGIN.slice(0, PUBLIC_ORIGIN.indexOf(':'));
  const further = new Map(PUBLIC_HOSTS.map((host) => [host.toLowerCase(), `${scheme}://${host.toLowerCase()}`]));
  const hostOf = namedHost(env);
  return (req) => further.get(hostOf(req)) ?? PUBLIC_ORIGIN;
}
