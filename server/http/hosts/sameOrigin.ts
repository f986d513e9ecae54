import type { Request } from 'express';
import type { Env } from '#config/env.ts';
import { ownHosts } from './ownHosts.ts';

/**
 * Whether a request comes from a page of this site. Uses Sec-Fetch-Site, which pages cannot set; without it Origin, then Referer,
 * must name a host of the site (PUBLIC_HOSTS included), over https or with the scheme of PUBLIC_ORIGIN. False without any of these headers.
 */
export function sameOrigin(
  env: Pick<Env, 'PUBLIC_ORIGIN'> & Partial<Pick<Env, 'PUBLIC_HOSTS'>>,
): (req: Request) => boolean {
  const ours = ownHosts(env);
  const scheme = env.PUBLIC_ORIGIN?.startsWith('http:') ? 'http:' : 'https:';
  return (req) => {
    const site = req.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    const claimed = req.headers.origin ?? req.headers.referer;
    if (claimed === undefined || !URL.canParse(claimed)) return false;
    const { host, protocol } = new URL(claimed);
    // Without PUBLIC_ORIGIN the Host header is compared: a page of another site cannot choose it. The scheme is not compared:
    // behind a TLS terminator that sends no X-Forwarded-Proto the request looks like http while the page is on https.
    return ours === undefined ? host === req.host : ours.has(host) && (protocol === 'https:' || protocol === scheme);
  };
}
