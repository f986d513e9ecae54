import type { Request } from 'express';
import type { Env } from '../../../config/env.ts';
import { ownHosts } from './ownHosts.ts';

/**
 * Whether a page of this site asked. Believes Sec-Fetch-Site, which pages cannot write; without it Origin, then
 * Referer, must be one of the names the site answers to (PUBLIC_HOSTS included), over https or as PUBLIC_ORIGIN has it. No header
 * at all is a no.
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
    // Without a configured origin the Host is all there is, and a page elsewhere cannot choose it. The scheme is left out:
    // behind a TLS terminator that does not tell, ours reads http while the page says https.
    return ours === undefined ? host === req.host : ours.has(host) && (protocol === 'https:' || protocol === scheme);
  };
}
