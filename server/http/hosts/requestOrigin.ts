import type { IncomingMessage } from 'node:http';
import type { Env } from '../../../config/env.ts';
import { isHost } from './isHost.ts';
import { trustedProxy } from './trustedProxy.ts';

/**
 * Scheme and host of the site as this request sees it: PUBLIC_ORIGIN, else what the trusted hop forwarded, else Host.
 * Always a URL: a hop may pass on `X-Forwarded-Proto` and `-Host` as a stranger wrote them, and HTTP/1.0 has no Host.
 */
export function requestOrigin(env: Pick<Env, 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>): (req: IncomingMessage) => string {
  const { PUBLIC_ORIGIN } = env;
  if (PUBLIC_ORIGIN !== undefined) return () => PUBLIC_ORIGIN;
  const isTrusted = trustedProxy(env);
  // Requests in a row mostly name the same site: it need not be taken apart each time.
  let recent = { named: undefined as string | undefined, scheme: 'http', origin: 'http://localhost' };
  return (req) => {
    const { host, 'x-forwarded-proto': protocol, 'x-forwarded-host': forwarded } = req.headers;
    const hop = (protocol !== undefined || forwarded !== undefined) && isTrusted(req);
    // We never speak TLS ourselves: without this header the scheme is plain.
    const scheme = hop && firstOf(protocol) === 'https' ? 'https' : 'http';
    const told = hop ? firstOf(forwarded) : undefined;
    const named = told !== undefined && isHost(told) ? told : host;
    if (named !== recent.named || scheme !== recent.scheme) recent = { named, scheme, origin: originOf(scheme, named) };
    return recent.origin;
  };
}

function originOf(scheme: string, host: string | undefined): string {
  const origin = `${scheme}://${host}`;
  return host !== undefined && isHost(host) && URL.canParse(origin) ? origin : `${scheme}://localhost`;
}

/** What the hop next to us was told first; hops after it append. */
function firstOf(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(',', 1)[0]?.trim();
}
