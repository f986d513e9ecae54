import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 network: a home or a phone gets a whole /64, so single addresses are not counted. */
const NETWORK = 8;
const slot = Symbol('visitorKey');
type Holder = Request & { [slot]?: string };

/** The key by which a visitor's requests are counted: an IPv4 address, or the first 64 bits of an IPv6 address in hex. */
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
