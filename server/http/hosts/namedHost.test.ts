import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { namedHost } from './namedHost.ts';

const hostOf = (headers: Record<string, string>, from = '127.0.0.1') =>
  namedHost({ TRUST_PROXY: ['loopback'] })({ headers, socket: { remoteAddress: from } } as unknown as IncomingMessage);

test.each([
  [{ host: 'Yulduz.uz' }, 'yulduz.uz'],
  [{ host: 'inside', 'x-forwarded-host': 'Yulduz.uz' }, 'yulduz.uz'],
  [{ host: 'inside', 'x-forwarded-host': ' yulduz.uz , inside' }, 'yulduz.uz'],
  [{ host: 'inside', 'x-forwarded-host': 'evil.test/path' }, 'inside'],
  [{}, ''],
])('namedHost, for headers %j from a trusted proxy, is "%s"', (headers, host) => {
  expect(hostOf(headers as Record<string, string>)).toBe(host);
});

test('namedHost, for an untrusted client, ignores X-Forwarded-Host', () => {
  expect(hostOf({ host: 'yulduz.uz', 'x-forwarded-host': 'evil.test' }, '203.0.113.9')).toBe('yulduz.uz');
});
