import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestOrigin } from './requestOrigin.ts';

const originOf = (headers: Record<string, string>, { publicOrigin, from = '127.0.0.1' }: Facts = {}) =>
  requestOrigin({ PUBLIC_ORIGIN: publicOrigin, TRUST_PROXY: ['loopback'] })({
    headers,
    socket: { remoteAddress: from },
  } as unknown as IncomingMessage);

interface Facts {
  publicOrigin?: string;
  /** Address of the hop. */
  from?: string;
}

test.each([
  [{ host: 'yulduz.uz', 'x-forwarded-proto': 'https' }, 'https://yulduz.uz'],
  [{ host: 'yulduz.uz', 'x-forwarded-proto': 'https, http' }, 'https://yulduz.uz'],
  [{ host: 'inside', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'yulduz.uz, inside' }, 'https://yulduz.uz'],
  [{ host: 'inside', 'x-forwarded-host': 'yulduz.uz' }, 'http://yulduz.uz'],
  [{ host: 'inside', 'x-forwarded-proto': ' https ,http', 'x-forwarded-host': ' yulduz.uz ,a' }, 'https://yulduz.uz'],
  [{ host: 'evil.test/path' }, 'http://localhost'],
  [{ host: 'yulduz.uz' }, 'http://yulduz.uz'],
  [{ host: '127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
  [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
  [{ host: 'yulduz.uz', 'x-forwarded-proto': 'br;q=x, gzip' }, 'http://yulduz.uz'],
  [{ host: 'yulduz.uz', 'x-forwarded-host': 'evil.test/path' }, 'http://yulduz.uz'],
  [{ host: 'yulduz.uz:99999' }, 'http://localhost'],
  [{}, 'http://localhost'],
])('requestOrigin, for headers %j from a trusted proxy, is %s', (headers, origin) => {
  expect(originOf(headers as Record<string, string>)).toBe(origin);
});

test('requestOrigin, for an untrusted client, ignores X-Forwarded-Proto and X-Forwarded-Host', () => {
  const headers = { host: 'yulduz.uz', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' };
  expect(originOf(headers, { from: '203.0.113.9' })).toBe('http://yulduz.uz');
});

test('requestOrigin, with PUBLIC_ORIGIN, ignores the Host header', () => {
  expect(originOf({ host: 'evil.test' }, { publicOrigin: 'https://yulduz.uz' })).toBe('https://yulduz.uz');
});
