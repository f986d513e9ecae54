import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import { createPlatformPool } from './createPlatformPool.ts';
import { createRedirectLookup } from './games/redirectLookup.ts';
import { createPlatformTransport } from './platformTransport.ts';

const parentOf = (digit: string) => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`;
const traceOf = (id: string, traceparent: string | undefined) => loadTrace({ id, traceparent });

async function setUp(answer: RequestListener) {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    asked.push(req.headers);
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pool = createPlatformPool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { idle: 4_000 });
  onTestFinished(async () => {
    await pool.pool.destroy();
    server.close().closeAllConnections();
  });
  return { asked, pool };
}

test('guests with different ids and traceparents share one call, which has those of the request that started it', async () => {
  const { asked, pool } = await setUp((_req, res) => void setTimeout(() => res.end('{"data":{"items":[]}}'), 10));
  const env = parseEnv({ CACHE_PLATFORM_GAMES: '60s' });
  const platform = createPlatformTransport({ env, ...pool, caching: () => caching(env) });
  const guest = { isGuest: true, framed: false, cookie: 'a=1', ip: '1.2.3.4', userAgent: 'x', secure: true };
  const read = (trace: ReturnType<typeof traceOf>) =>
    platform
      .for({ ...guest, protocol: 'https', host: 'site.uz', trace })
      .transport({ name: 'games.get', verb: 'GET', input: {}, locale: 'uz', money: false });
  const [first, second, third] = [
    traceOf('request-1', parentOf('a')),
    traceOf('request-2', parentOf('b')),
    traceOf('request-3', undefined),
  ];
  await Promise.all([read(first), read(second)]);
  await read(third);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ 'x-request-id': 'request-1', traceparent: parentOf('a') });
  expect([first, second, third].map(({ cache }) => cache.map(({ verdict }) => verdict))).toEqual([
    ['miss'],
    ['collapsed'],
    ['hit'],
  ]);
});

test('the redirect lookup sends id and traceparent of the request that starts it, and is shared by later ones', async () => {
  const { asked, pool } = await setUp((_req, res) => void res.writeHead(404).end());
  const lookup = createRedirectLookup({
    ...pool,
    timeout: 10_000,
    times: () => ({ fresh: 60_000, stale: 0, error: 0 }),
    onError: vi.fn(),
  });
  const place = { path: '/old', search: '', locale: 'uz' } as const;
  await lookup(place, traceOf('request-1', parentOf('a')));
  await lookup(place, traceOf('request-2', parentOf('b')));
  await lookup({ ...place, path: '/other' }, traceOf('request-3', undefined));
  expect(asked.map((headers) => [headers['x-request-id'], headers['traceparent']])).toEqual([
    ['request-1', parentOf('a')],
    ['request-3', undefined],
  ]);
});
