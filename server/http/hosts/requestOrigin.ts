import type { IncomingMessage } from 'node:http';
import type { Env } from '#config/env.ts';
import { isHost } from './isHost.ts';
import { trustedProxy } from './trustedProxy.ts';

/**
 * Scheme and host of the site for a request: PUBLIC_ORIGIN, else what the trusted hop forwarded, else the Host header. Always a valid
 * origin: a hop may forward `X-Forwarded-Proto` and `-Host` as a client wrote them, and HTTP/1.0 has no Host; then the host is `localhost`.
 */
export function requestOrigin(env: Pick<Env, 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>): (req: IncomingMessage) => string {
  const { PUBLIC_ORIGIN } = env;
  if (PUBLIC_ORIGIN !== undefined) return () => PUBLIC_ORIGIN;
  const isTrusted = trustedProxy(env);
  // Consecutive requests mostly name the same site, so the last result is cached.
  let recent = { named: undefined as string | undefined, scheme: 'http', origin: 'http://localhost' };
  return (req) => {
    const { host, 'x-forwarded-proto': protocol, 'x-forwarded-host': forwarded } = req.headers;
    const hop = (protocol !== undefined || forwarded !== undefined) && isTrusted(req);
    // This process does not terminate TLS: without this header the scheme is http.
    const scheme = hop && firstOf(protocol) === 'https' ? 'https' : 'http';
    const forwardedHost = hop ? firstOf(forwarded) : undefined;
    const named = forwardedHost !== undefined && isHost(forwardedHost) ? forwardedHost : host;
    if (named !== recent.named || scheme !== recent.scheme) recent = { named, scheme, origin: originOf(scheme, named) };
    return recent.origin;
  };
}

function originOf(scheme: string, host: string | undefined): string {
  const origin = `${scheme}://${host}`;
  return host !== undefined && isHost(host) && URL.canParse(origin) ? origin : `${scheme}://localhost`;
}

/** The first value of a list, which is the client's; later hops append theirs. */
function firstOf(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(',', 1)[0]?.trim();
}
