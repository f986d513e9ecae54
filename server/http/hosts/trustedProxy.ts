import type { IncomingMessage } from 'node:http';
import express from 'express';
import { LRUCache } from 'lru-cache';
import type { Env } from '../../../config/env.ts';

/** Hops are few; an attacker's addresses push each other out. */
const MAX_ADDRESSES = 1_000;

/**
 * TRUST_PROXY as Express reads it, `(address, hop) => is it believed`, with its answer for an address cached: Express asks
 * several times a request, and each time the address is taken apart again.
 */
export function trustsHop({
  TRUST_PROXY,
}: Pick<Env, 'TRUST_PROXY'>): (address: string | undefined, hop: number) => boolean {
  const asked = express().set('trust proxy', TRUST_PROXY).get('trust proxy fn') as ReturnType<typeof trustsHop>;
  // A number counts hops, whatever their addresses are.
  if (typeof TRUST_PROXY !== 'object') return asked;
  const known = new LRUCache<string, boolean>({ max: MAX_ADDRESSES });
  return (address, hop) => {
    if (address === undefined) return asked(address, hop);
    const cached = known.get(address);
    if (cached !== undefined) return cached;
    const answer = asked(address, hop);
    known.set(address, answer);
    return answer;
  };
}

/** Whether the hop that speaks to us is one whose X-Forwarded-* and X-Request-Id are believed. */
export function trustedProxy(env: Pick<Env, 'TRUST_PROXY'>): (req: IncomingMessage) => boolean {
  const trusts = trustsHop(env);
  return (req) => trusts(req.socket.remoteAddress, 0);
}
