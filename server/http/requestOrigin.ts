import type { Request } from 'express';
import type { Env } from '../../config/env.ts';
import { isHost } from './isHost.ts';

/**
 * Scheme and host of the site as this request sees it: PUBLIC_ORIGIN, else what the trusted hop forwarded, else Host.
 * Always a URL: a hop may pass on `X-Forwarded-Proto` and `-Host` as a stranger wrote them, and HTTP/1.0 has no Host.
 */
export function requestOrigin({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>): (req: Request) => string {
  return (req) => {
    if (PUBLIC_ORIGIN !== undefined) return PUBLIC_ORIGIN;
    // We never speak TLS ourselves: without this header Express need not work out whom to trust.
    const forwarded = req.headers['x-forwarded-proto'] !== undefined;
    const scheme = forwarded && req.protocol === 'https' ? 'https' : 'http';
    const host = [req.host, req.headers.host].find((one) => one !== undefined && isHost(one));
    const origin = `${scheme}://${host ?? 'localhost'}`;
    return URL.canParse(origin) ? origin : `${scheme}://localhost`;
  };
}
