import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isGameHost } from './isGameHost.ts';
import { isHost } from './isHost.ts';
import { isSecure } from './isSecure.ts';
import { ownHosts } from './ownHosts.ts';
import { partsOfOrigin } from './partsOfOrigin.ts';
import { siteOrigins } from './siteOrigins.ts';
import { visitedOrigin } from './visitedOrigin.ts';

const site = { PUBLIC_ORIGIN: 'https://yulduz.uz', PUBLIC_HOSTS: ['Mirror.uz:8443'] };
const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['yulduz.uz', true],
  ['yulduz.uz:8443', true],
  ['10.0.0.1', true],
  ['[::1]', true],
  ['[2001:db8::1]:443', true],
  ['', false],
  ['yulduz.uz:', false],
  ['yulduz.uz:123456', false],
  ['user@yulduz.uz', false],
  ['yulduz.uz/path', false],
  [' yulduz.uz', false],
  ['[::1', false],
  ['x[::1]', false],
  ['[::1]x', false],
  ['::1', false],
])('isHost, for %j, is %s', (text, expected) => {
  expect(isHost(text)).toBe(expected);
});

test('isGameHost is true for the host of GAME_ORIGIN alone, in any case, and without it for none', () => {
  const isGames = isGameHost({ GAME_ORIGIN: 'https://games.uz:8443' });
  expect(['games.uz:8443', 'GAMES.uz:8443', 'games.uz', undefined].map(isGames)).toEqual([true, true, false, false]);
  expect(isGameHost({})(undefined)).toBe(false);
});

test('ownHosts and siteOrigins name the hosts of the site in lower case; without PUBLIC_ORIGIN there are none', () => {
  expect(ownHosts(site)).toEqual(new Set(['yulduz.uz', 'mirror.uz:8443']));
  expect(siteOrigins(site)).toEqual(['https://yulduz.uz', 'https://mirror.uz:8443']);
  expect(siteOrigins({ PUBLIC_ORIGIN: 'http://yulduz.uz' })).toEqual(['http://yulduz.uz']);
  expect([ownHosts({}), siteOrigins({ PUBLIC_HOSTS: ['mirror.uz'] })]).toEqual([undefined, []]);
});

test('partsOfOrigin splits an origin into its scheme and its host', () => {
  expect(partsOfOrigin('https://yulduz.uz:8443')).toEqual({ protocol: 'https', host: 'yulduz.uz:8443' });
});

test('isSecure is the scheme of PUBLIC_ORIGIN, whatever the request says', () => {
  const insecure = request({ host: 'yulduz.uz', 'x-forwarded-proto': 'http' });
  expect(isSecure({ PUBLIC_ORIGIN: 'https://yulduz.uz', TRUST_PROXY: ['loopback'] })(insecure)).toBe(true);
  const secure = request({ host: 'yulduz.uz', 'x-forwarded-proto': 'https' });
  expect(isSecure({ PUBLIC_ORIGIN: 'http://https.uz', TRUST_PROXY: ['loopback'] })(secure)).toBe(false);
  expect(isSecure({ PUBLIC_ORIGIN: 'https://yulduz.uz', TRUST_PROXY: false })(request({ host: 'yulduz.uz' }))).toBe(
    true,
  );
});

test('isSecure, without PUBLIC_ORIGIN, believes a trusted proxy alone', () => {
  const isHttps = isSecure({ PUBLIC_ORIGIN: undefined, TRUST_PROXY: ['loopback'] });
  expect(isHttps(request({ host: 'a.uz', 'x-forwarded-proto': 'https' }))).toBe(true);
  expect(isHttps(request({ host: 'a.uz', 'x-forwarded-proto': 'http' }))).toBe(false);
  expect(isHttps(request({ host: 'a.uz', 'x-forwarded-proto': 'https' }, '203.0.113.1'))).toBe(false);
  expect(isHttps(request({ host: 'a.uz' }))).toBe(false);
});

test.each([
  [{ host: 'yulduz.uz' }, 'https://yulduz.uz'],
  [{ host: 'MIRROR.uz:8443' }, 'https://mirror.uz:8443'],
  [{ host: 'evil.com' }, 'https://yulduz.uz'],
  [{}, 'https://yulduz.uz'],
  [{ host: 'inner', 'x-forwarded-host': 'mirror.uz:8443, inner' }, 'https://mirror.uz:8443'],
  [{ host: 'mirror.uz:8443', 'x-forwarded-host': 'not a host' }, 'https://mirror.uz:8443'],
])('visitedOrigin, behind a trusted proxy with %j, is %s', (headers, origin) => {
  expect(visitedOrigin({ ...site, TRUST_PROXY: ['loopback'] })(request(headers as Record<string, string>))).toBe(
    origin,
  );
});

test('visitedOrigin reads the forwarded host from a trusted proxy alone', () => {
  const headers = { host: 'yulduz.uz', 'x-forwarded-host': 'mirror.uz:8443' };
  expect(visitedOrigin({ ...site, TRUST_PROXY: ['loopback'] })(request(headers, '203.0.113.1'))).toBe(
    'https://yulduz.uz',
  );
});

test('visitedOrigin, for a site with one host, is PUBLIC_ORIGIN; without PUBLIC_ORIGIN it is the host of the request', () => {
  const one = { PUBLIC_ORIGIN: 'https://yulduz.uz', PUBLIC_HOSTS: [], TRUST_PROXY: false as const };
  expect(visitedOrigin(one)(request({ host: 'evil.com' }))).toBe('https://yulduz.uz');
  const none = { PUBLIC_HOSTS: ['mirror.uz'], TRUST_PROXY: false as const };
  expect(visitedOrigin(none)(request({ host: 'a.uz' }))).toBe('http://a.uz');
});
