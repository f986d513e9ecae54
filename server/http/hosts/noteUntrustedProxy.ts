import type { IncomingMessage } from 'node:http';
import type { Env } from '#config/env.ts';
import { trustedProxy } from './trustedProxy.ts';

/**
 * Calls `onFirst` with the address of the first client that sends X-Forwarded-For and is not in TRUST_PROXY: if it is the operator's
 * proxy, all visitors behind it count as one, with one rate limit. Once per process, because any visitor can send the header.
 */
export function noteUntrustedProxy(
  env: Pick<Env, 'TRUST_PROXY'>,
  onFirst: (address: string) => void,
): (req: IncomingMessage) => void {
  const isTrusted = trustedProxy(env);
  let isNoted = false;
  return (req) => {
    if (isNoted || req.headers['x-forwarded-for'] === undefined || isTrusted(req)) return;
    isNoted = true;
    onFirst(req.socket.remoteAddress ?? '');
  };
}
