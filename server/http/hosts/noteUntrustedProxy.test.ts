import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { noteUntrustedProxy } from './noteUntrustedProxy.ts';

test('noteUntrustedProxy tells the first untrusted client with X-Forwarded-For, once, and no other request', () => {
  const told: string[] = [];
  const note = noteUntrustedProxy({ TRUST_PROXY: ['loopback'] }, (address) => void told.push(address));
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    note({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);
  from('203.0.113.9', {});
  from('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' });
  expect(told).toEqual([]);
  from('203.0.113.9', { 'x-forwarded-for': '198.51.100.1' });
  from('203.0.113.10', { 'x-forwarded-for': '198.51.100.1' });
  expect(told).toEqual(['203.0.113.9']);
});
