import type { IncomingMessage } from 'node:http';

/** An address with a port, as some proxies write it: `203.0.113.7:51234`, `[2001:db8::1]:443`, and brackets or quotes alone. */
const WITH_PORT = /^"?(?:\[([\da-f:.]+)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)"?$/i;

/** What a proxy sends for almost every visitor; nothing is to be done. */
const PLAIN = /^\d[\d.]+$/;

/**
 * Removes ports from X-Forwarded-For, before anything reads it: an address with its port is no address, so all visitors of such a proxy
 * would count as one.
 */
export function plainForwardedFor({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined || (typeof given === 'string' && PLAIN.test(given))) return;
  headers['x-forwarded-for'] = [given]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => {
      const [, six, four] = WITH_PORT.exec(hop.trim()) ?? [];
      return six ?? four ?? hop.trim();
    })
    .join(', ');
}
