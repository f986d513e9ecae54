import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';

/** Proxies are few; addresses of an attacker evict each other. */
const MAX_ADDRESSES = 1_000;

/**
 * TRUST_PROXY as the function Express expects, `(address, hop) => is it trusted`, with cached answers: Express calls it several times per
 * request and parses the address each time.
 */
export function trustsHop({
  TRUST_PROXY,
}: Pick<Env, 'TRUST_PROXY'>): (address: string | undefined, hop: number) => boolean {
  const readTrust = express().set('trust proxy', TRUST_PROXY).get('trust proxy fn') as ReturnType<typeof trustsHop>;
  // A number counts hops, so the answer does not depend on the address.
  if (typeof TRUST_PROXY !== 'object') return readTrust;
  const trusted = createLru<boolean>({ max: MAX_ADDRESSES });
  return (address, hop) => {
    if (address === undefined) return readTrust(address, hop);
    const cached = trusted.get(address);
    if (cached !== undefined) return cached;
    const answer = readTrust(address, hop);
    trusted.set(address, answer);
    return answer;
  };
}

/** Whether the directly connected client is a trusted proxy, whose X-Forwarded-* and X-Request-Id headers are used. */
export function trustedProxy(env: Pick<Env, 'TRUST_PROXY'>): (req: IncomingMessage) => boolean {
  const trusts = trustsHop(env);
  return (req) => trusts(req.socket.remoteAddress, 0);
}
