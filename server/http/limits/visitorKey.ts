import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { playerOf } from '#server/http/session/createPlayerSessions.ts';

/** A bucket that a visitor's requests count in, and how many times as large as a single visitor's it is. */
export interface VisitorBucket {
  key: string;
  times: number;
}

/**
 * Networks of an IPv6 address. A home or a phone gets a whole /64, so single addresses are not counted. Whoever has a /56 or a /48, as
 * customers of providers and servers do, has 256 or 65,536 of them: those count together too.
 */
const NETWORKS: readonly { bytes: number; times: number }[] = [
  { bytes: 8, times: 1 },
  { bytes: 7, times: 4 },
  { bytes: 6, times: 32 },
];
const slot = Symbol('networks');
type Holder = Request & { [slot]?: readonly VisitorBucket[] };

/** The buckets of a visitor's address, the smallest network first: one for an IPv4 address. */
export function addressBuckets(req: Request): readonly VisitorBucket[] {
  return ((req as Holder)[slot] ??= networksOf(req.ip));
}

/** The key of a visitor's address: an IPv4 address, or the first 64 bits of an IPv6 address in hex. */
export function visitorKey(req: Request): string {
  return (addressBuckets(req)[0] as VisitorBucket).key;
}

/** The key of a visitor whose work must not stop others behind the same address: the player's session, or the guest's address. */
export function personKey(req: Request): string {
  return playerOf(req) ?? visitorKey(req);
}

function networksOf(ip: string | undefined): readonly VisitorBucket[] {
  if (!ip?.includes(':')) return [{ key: ip ?? 'gone', times: 1 }];
  if (!ipaddr.isValid(ip)) return [{ key: 'unreadable', times: 1 }];
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return [{ key: address.toString(), times: 1 }];
  const bytes = Buffer.from(address.toByteArray());
  return NETWORKS.map(({ bytes: length, times }) => ({ key: bytes.subarray(0, length).toString('hex'), times }));
}
