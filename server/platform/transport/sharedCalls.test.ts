import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { framedName } from '#server/http/policy/framedName.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import { createRefusals } from '#server/platform/answers/createRefusals.ts';
import { createPlatformPool } from '#server/platform/createPlatformPool.ts';
import { createRedirectLookup } from '#server/platform/games/redirectLookup.ts';
import { createPlatformTransport } from './createPlatformTransport.ts';

const parentOf = (digit: string) => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`;
const traceOf = (id: string, traceparent: string | undefined) => loadTrace({ id, traceparent });

async function setUp(answer: RequestListener) {
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    requests.push(req.headers);
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pool = createPlatformPool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { idle: 4_000 });
  onTestFinished(async () => {
    await pool.pool.destroy();
    server.close().closeAllConnections();
  });
  return { requests, pool };
}

test('guests with different ids and traceparents share one call, which has those of the request that started it', async () => {
  const { requests, pool } = await setUp((_req, res) => void setTimeout(() => res.end('{"data":{"items":[]}}'), 10));
  const env = parseEnv({ CACHE_PLATFORM_GAMES: '60s' });
  const platform = createPlatformTransport({
    env,
    ...pool,
    refusals: createRefusals(pool),
    caching: () => caching(env),
  });
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
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ 'x-request-id': 'request-1', traceparent: parentOf('a') });
  expect([first, second, third].map(({ cache }) => cache.map(({ verdict }) => verdict))).toEqual([
    ['miss'],
    ['collapsed'],
    ['hit'],
  ]);
});

test('the redirect lookup sends id and traceparent of the request that starts it, and is shared by later ones', async () => {
  const { requests, pool } = await setUp((_req, res) => void res.writeHead(404).end());
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
  expect(requests.map((headers) => [headers['x-request-id'], headers['traceparent']])).toEqual([
    ['request-1', parentOf('a')],
    ['request-3', undefined],
  ]);
});

/** Reads as a page does: what guests share, what the contract says is a player's, and the player. */
const READS = ['games.get', 'banners.get', 'tournaments.get', 'account.getInfo'] as const;
const answersOf: Record<string, (mark: string) => unknown> = {
  'games.get': (mark) => ({ items: [{ sysname: 'koi', name: mark, image_url: null }] }),
  'banners.get': (mark) => ({ items: [{ id: 1, finished_at: null, description: { title: mark } }] }),
  'tournaments.get': (mark) => ({
    items: [{ id: 1, status: 'active', start_at: 1, end_at: 2, prize: null, description: { title: mark } }],
  }),
  'account.getInfo': (mark) => ({ uid: 7, login: mark, fakename: mark }),
};

test('of players and guests whose calls are interleaved, nobody and no cache gets what only one visitor sent', async () => {
  // The platform writes everything a visitor can be told by into each answer, and gives a new session where one was sent.
  const { requests, pool } = await setUp((req, res) => {
    const [, name = ''] = /\/api\/([\w.]+)/.exec(req.url ?? '') ?? [];
    const { cookie = 'nobody', 'user-agent': agent = '', 'x-forwarded-for': ip = '' } = req.headers;
    if (req.headers.cookie) res.setHeader('set-cookie', `${cookie}-renewed; HttpOnly`);
    res.end(JSON.stringify({ data: answersOf[name]?.(`${cookie} ${agent} ${String(ip)}`) }));
  });
  // Short, so that values expire and are loaded again for whoever comes next.
  const env = parseEnv({
    CACHE_PLATFORM_GAMES: '20ms',
    CACHE_PLATFORM_BANNERS: '0',
    CACHE_PLATFORM_TOURNAMENTS: '20ms',
  });
  const settings = caching(env);
  const platform = createPlatformTransport({ env, ...pool, refusals: createRefusals(pool), caching: () => settings });
  const visit = async (index: number) => {
    const mark = `mark${index}.`;
    const isGuest = index % 5 === 0;
    const visitor = platform.for({
      isGuest,
      framed: false,
      cookie: `sid=${mark}`,
      ip: mark,
      userAgent: mark,
      protocol: 'https',
      host: 'site.uz',
      secure: true,
      trace: traceOf(`request-${index}`, undefined),
    });
    for (const name of READS) {
      const { body } = await visitor.transport({ name, verb: 'GET', input: {}, locale: 'uz', money: false });
      const marks = new Set(JSON.stringify(body).match(/mark\d+\./g));
      const isOwn = !isGuest && name !== 'games.get';
      expect([name, index, [...marks]]).toEqual([name, index, isOwn ? [mark] : []]);
    }
    expect(
      visitor
        .cookies()
        .join()
        .match(/mark\d+\./g) ?? [],
    ).toEqual(isGuest ? [] : Array(3).fill(mark));
  };
  for (let from = 0; from < 150; from += 50)
    await Promise.all(Array.from({ length: 50 }, (_, nth) => visit(from + nth)));
  expect(JSON.stringify([...platform.snapshot.dump()])).not.toContain('mark');
  expect([...platform.snapshot.dump()].map(({ key }) => key.split('|', 1)[0])).toContain('games.get');
  const games = requests.filter(({ cookie }) => cookie === undefined);
  expect(games.filter((headers) => JSON.stringify(headers).includes('mark'))).toEqual([]);
});

test('a player gets the cached answers of guests, but not those of methods with facts of a player, of PLATFORM_PERSONAL or in a frame', async () => {
  const { requests, pool } = await setUp((req, res) => {
    const [, name = ''] = /\/api\/([\w.]+)/.exec(req.url ?? '') ?? [];
    res.end(JSON.stringify({ data: answersOf[name]?.('') }));
  });
  const askedBy = async (text: Record<string, string>, more: { framed?: boolean } = {}) => {
    const env = parseEnv({ CACHE_PLATFORM_BANNERS: '60s', ...text });
    const platform = createPlatformTransport({
      env,
      ...pool,
      refusals: createRefusals(pool),
      caching: () => caching(env),
    });
    const visitor = { ip: undefined, userAgent: undefined, protocol: 'https', host: 'site.uz', secure: true };
    requests.length = 0;
    for (const isGuest of [true, false])
      for (const name of READS.slice(0, 3))
        await platform
          .for({
            ...visitor,
            isGuest,
            framed: false,
            cookie: `sid=1; ${framedName('sid')}=1`,
            trace: traceOf(name, undefined),
            ...more,
          })
          .transport({ name, verb: 'GET', input: {}, locale: 'uz', money: false });
    return requests.filter(({ cookie }) => cookie === 'sid=1').map((headers) => headers['x-request-id']);
  };
  expect(await askedBy({})).toEqual(['tournaments.get']);
  expect(await askedBy({ PLATFORM_PERSONAL: 'Banners.Get games.get' })).toEqual(READS.slice(0, 3));
  expect(await askedBy({}, { framed: true })).toEqual(READS.slice(0, 3));
});
