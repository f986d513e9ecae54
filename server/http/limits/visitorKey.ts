import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** A home or a phone gets a whole IPv6 /64: counting single addresses would count nothing. */
const NETWORK = 8;
const slot = Symbol('visitorKey');
type Holder = Request & { [slot]?: string };

/** Whom a request counts for: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function visitorKey(req: Request): string {
  return ((req as Holder)[slot] ??= networkOf(req.ip));
}

function networkOf(ip: string | undefined): string {
  if (!ip?.includes(':')) return ip ?? 'gone';
  if (!ipaddr.isValid(ip)) return 'unreadable';
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? address.toString()
    : Buffer.from(address.toByteArray().slice(0, NETWORK)).toString('hex');
}
