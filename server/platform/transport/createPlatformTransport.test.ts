import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { platformMicroCache } from '#config/platformMicroCache.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { createRefusals } from '#server/platform/answers/createRefusals.ts';
import { createPlatformPool } from '#server/platform/createPlatformPool.ts';
import { createRedirectLookup } from '#server/platform/games/redirectLookup.ts';
import type { TransportRequest } from '#shared/api/call.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import { one, paginated } from '#shared/api/wireTypes.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { createPlatformTransport, type PlatformTransportOptions } from './createPlatformTransport.ts';
import type { VisitorFacts } from './visitorHeaders.ts';

const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;

async function setUp(
  answer: (req: IncomingMessage, res: ServerResponse, body: string) => unknown,
  names: { PUBLIC_ORIGIN?: string; PUBLIC_HOSTS?: string[]; PLATFORM_TIMEOUT?: number; CASHIER_TIMEOUT?: number } = {},
  more: Pick<PlatformTransportOptions, 'onReading' | 'onError' | 'isOneOfMany'> = {},
) {
  const seen: IncomingMessage[] = [];
  const server = createServer(async (req, res) => {
    seen.push(req);
    let body = '';
    for await (const chunk of req) body += String(chunk);
    answer(req, res, body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
  const { pool, basePath } = createPlatformPool(url, { idle: 4_000 });
  onTestFinished(async () => {
    await pool.destroy();
    server.close().closeAllConnections();
  });
  const platform = createPlatformTransport({
    env: {
      // Long, because a busy machine is slow; tests of timeouts set their own.
      PLATFORM_TIMEOUT: 10_000,
      CASHIER_TIMEOUT: 10_000,
      SESSION_COOKIE: ['sid'],
      LOCALE_COOKIE: 'lang',
      CACHE_PLATFORM_MAX_BYTES: 1_000_000,
      ...names,
    },
    pool,
    basePath,
    refusals: createRefusals({ pool, basePath }),
    ...more,
    caching: () => ({
      content: () => ({ fresh: 0, stale: 0, error: 0 }),
      platform: (method) =>
        /^(?:games\.get|metadata\.)/.test(method) ? { fresh: 60_000, stale: 0, error: 60_000 } : undefined,
      isForPlayers: () => false,
      player: 60_000,
      pages: () => ({ fresh: 0, stale: 0, error: 0 }),
      sitemap: { fresh: 0, stale: 0, error: 0 },
      catalogue: { fresh: 0, stale: 0, error: 0 },
      missing: { fresh: 0, stale: 0, error: 0 },
      lookup: { fresh: 0, stale: 0, error: 0 },
    }),
  });
  const visitor: VisitorFacts = {
    isGuest: true,
    framed: false,
    cookie: 'aff=1',
    ip: '1.2.3.4',
    protocol: 'https',
    host: 'site.uz',
    userAgent: 'test',
    secure: true,
    trace: { ...backgroundTrace('request-1'), traceparent },
  };
  return { platform, pool, basePath, seen, visitor };
}

function request(more: Partial<TransportRequest> = {}): TransportRequest {
  return { name: 'games.get', verb: 'GET', input: { options: { type: 'slot' } }, locale: 'ru', money: false, ...more };
}

test('the platform transport sends guests’ equal calls once, without visitor headers, and gives all one answer that none can change', async () => {
  const { platform, seen, visitor } = await setUp((_req, res) =>
    setTimeout(() => res.end('{"data":{"items":[{"sysname":"a"}]}}'), 10),
  );
  const ask = () => platform.for(visitor).transport(request());
  const answers = await Promise.all([ask(), ask(), ask()]);
  const [first] = answers;
  const { items } = (first.body as { data: { items: unknown[] } }).data;
  expect(() => items.push(2)).toThrow(TypeError);
  const { body } = await ask();
  expect(body).toMatchObject({ data: { items: [{ sysname: 'a' }] } });
  expect(body).toHaveProperty('data.items.length', 1);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.url).toBe('/base/api/games.get?options=%7B%22type%22%3A%22slot%22%7D&version=2.34&locale=ru');
  for (const name of ['cookie', 'x-forwarded-for', 'user-agent']) expect(seen[0]?.headers[name]).toBeUndefined();
  expect(seen[0]?.headers).toMatchObject({ 'x-request-id': 'request-1', traceparent });
  expect(visitor.trace.cache.map(({ verdict }) => verdict).sort()).toEqual(['collapsed', 'collapsed', 'hit', 'miss']);
});

test('the platform transport parses each answer by its schema once, and reports differences only for uncached calls', async () => {
  const game = {
    sysname: 'koi',
    id: 1,
    name: 'Koi',
    image_url: null,
    provider: 'nur',
    type: 'slot',
    categories: [],
    has_demo: true,
    description: { own: 'text' },
    unknown: true,
  };
  const onReading = vi.fn();
  const { platform, visitor } = await setUp(
    (req, res) => res.end(JSON.stringify({ data: { items: req.url?.includes('slot') ? [game] : [{ sysname: 5 }] } })),
    {},
    { onReading },
  );
  const ask = (type: string, fields = {}) =>
    platform.for({ ...visitor, ...fields }).transport(request({ input: { options: { type } } }));
  const { unknown: _, ...known } = game;
  for (let reading = 0; reading < 2; reading += 1) {
    expect(await ask('slot')).toMatchObject({ isChecked: true, body: { data: { items: [known] } } });
    expect((await ask('slot')).body).not.toHaveProperty('data.items.0.unknown');
    expect(await ask('live')).toMatchObject({
      isChecked: true,
      body: { data: { items: [{ sysname: '5', name: '5' }] } },
    });
  }
  expect(await ask('slot', { isGuest: false })).toMatchObject({ isChecked: true, body: { data: { items: [known] } } });
  const reported = onReading.mock.calls.map(([method, , { differences }]) => [method, differences.length]);
  expect(reported).toEqual([
    ['games.get', 0],
    ['games.get', 9],
    ['games.get', 0],
  ]);
});

test.each([
  ['<br /><b>Warning</b>: mysqli{"data":{"items":[]}}', 'no envelope'],
  ['{"result":{"items":[]}}', 'no envelope'],
  ['{"data":{"items":[{},{}]}}', 'items[].sysname: string expected, missing came'],
  ['{"data":"<html>"}', 'data: object expected, string came'],
])(
  'the platform transport, for the unreadable answer %s, rejects or serves the previous answer',
  async (text, problem) => {
    let isWell = true;
    const { platform, visitor } = await setUp((_req, res) =>
      res.end(isWell ? '{"data":{"items":[{"sysname":"koi"}]}}' : text),
    );
    const { transport } = platform.for(visitor);
    isWell = false;
    await expect(transport(request())).rejects.toThrow(problem);
    isWell = true;
    await transport(request());
    isWell = false;
    platform.purge();
    expect(await transport(request())).toMatchObject({
      isChecked: true,
      body: { data: { items: [{ sysname: 'koi' }] } },
    });
  },
);

test('every method in platformMicroCache has an output schema without transforms, so that JSON preserves it', () => {
  const kinds = (schema: unknown, seen = new Set<unknown>()): string[] => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
    seen.add(schema);
    const def = (schema as { def?: { type?: string } }).def;
    const inner = def ?? schema;
    return [...(def?.type ? [def.type] : []), ...Object.values(inner).flatMap((part) => kinds(part, seen))];
  };
  const plain = 'any array boolean enum literal null nullable number object optional record string tuple union unknown';
  const changing = (schema: unknown) => kinds(schema).filter((kind) => !plain.split(' ').includes(kind));
  // The check finds a nested transform.
  expect(changing(paginated(one))).toEqual(['pipe', 'transform']);
  for (const name of Object.keys(platformMicroCache)) {
    const method = findMethod(name);
    expect(method, name).toBeDefined();
    expect(changing(method?.output), name).toEqual([]);
  }
});

test('the platform transport, when the platform is switched off, returns 503 and drops the cached answer', async () => {
  let isOff = false;
  const { platform, visitor } = await setUp((_req, res) => {
    if (!isOff) return res.end('{"data":{"items":[]}}');
    res.statusCode = 503;
    res.end('{"error":{"type":"ApplicationDisabledException","message":""}}');
  });
  const ask = () => platform.for(visitor).transport(request());
  await ask();
  isOff = true;
  platform.purge();
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(503);
  expect(platform.stats().entries).toBe(0);
});

test('the general info of a site in maintenance is not cached', async () => {
  let state = 'active';
  const { platform, visitor } = await setUp((_req, res) => res.end(JSON.stringify({ data: { domain_state: state } })));
  const ask = async () =>
    (await platform.for(visitor).transport(request({ name: 'metadata.getgeneralinfo', input: {} }))).body;
  await ask();
  state = 'maintenance';
  platform.purge();
  expect(await ask()).toMatchObject({ data: { domain_state: 'maintenance' } });
  state = 'active';
  expect(await ask()).toMatchObject({ data: { domain_state: 'active' } });
});

test.each([
  [{ PUBLIC_ORIGIN: 'https://site.uz', PUBLIC_HOSTS: ['site.net'] }, 2, ['site.uz', 'site.net'], {}],
  [{ PUBLIC_ORIGIN: 'https://site.uz' }, 1, [undefined], {}],
  [{ PUBLIC_ORIGIN: 'https://site.uz' }, 2, ['site.uz', 'site.net'], { isOneOfMany: true }],
  [{ PUBLIC_HOSTS: ['site.net'] }, 1, [undefined], {}],
])(
  'with %j the general info is requested for %i host names, and other methods once for all of them',
  async (names, times, hosts, more) => {
    const { platform, seen, visitor } = await setUp(
      (req, res) =>
        res.end(JSON.stringify({ data: { items: [], default_currency: req.headers['x-forwarded-host'] ?? 'all' } })),
      names,
      more,
    );
    const info = request({ name: 'metadata.getgeneralinfo', input: {} });
    for (const host of ['site.uz', 'site.net', 'site.uz', 'site.net']) {
      const answer = await platform.for({ ...visitor, host }).transport(info);
      expect(answer.body).toMatchObject({ data: { default_currency: times > 1 ? host : 'all' } });
      await platform.for({ ...visitor, host }).transport(request());
    }
    const calls = seen.filter(({ url }) => url?.includes('generalinfo'));
    expect(calls.map(({ headers }) => headers['x-forwarded-host'])).toEqual(hosts);
    expect(seen).toHaveLength(times + 1);
    expect(seen.every(({ headers }) => headers.cookie === undefined && headers['x-forwarded-for'] === undefined)).toBe(
      true,
    );
  },
);

test("a player's calls are sent with the player's cookies, are not cached, and return the platform's cookies", async () => {
  const { platform, seen, visitor } = await setUp((_req, res) =>
    res.setHeader('set-cookie', 'sid=2; Domain=x; HttpOnly').end('{"data":1}'),
  );
  const player = { ...visitor, isGuest: false, cookie: 'sid=1; strapi_jwt=x' };
  const calls = platform.for(player);
  await calls.transport(request());
  await platform.for(player).transport(request());
  expect(seen.map(({ headers }) => headers.cookie)).toEqual(['sid=1', 'sid=1']);
  expect(seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'site.uz',
    'x-request-id': 'request-1',
    traceparent,
  });
  expect(calls.cookies()).toEqual(['sid=2; HttpOnly; Secure; SameSite=Lax']);
});

test('a read of a player that failed, or began during a command, is asked again within the same request', async () => {
  let fails = true;
  let go: (() => void) | undefined;
  const { platform, seen, visitor } = await setUp((req, res) => {
    if (req.method === 'POST') go = () => res.end('{"data":1}');
    else if (fails) res.destroy();
    else res.end('{"data":{"items":[]}}');
  });
  const { transport } = platform.for({ ...visitor, isGuest: false, cookie: 'sid=1' });
  const reads = () => seen.filter(({ method }) => method === 'GET').length;
  const read = () => transport(request({ name: 'cashier.gethistory', input: {} }));
  await expect(read()).rejects.toThrow('other side closed');
  fails = false;
  await read();
  expect(reads()).toBe(2);
  // Two that are asked at once, or one after the other, are one call.
  await Promise.all([read(), read()]);
  expect(reads()).toBe(2);
  const command = transport(request({ name: 'account.changelocale', verb: 'POST', input: { locale: 'uz' } }));
  await expect.poll(() => go).toBeDefined();
  await read();
  go?.();
  await command;
  await read();
  expect(reads()).toBe(4);
});

test('the platform transport returns an error answer with HTTP 200 and does not cache it', async () => {
  const { platform, seen, visitor } = await setUp((_req, res) =>
    res.setHeader('retry-after', '7').end('{"error":{"type":"ApplicationDisabledException"}}'),
  );
  const { transport } = platform.for(visitor);
  const answer = await transport(request());
  expect(answer.headers.get('Retry-After')).toBe('7');
  await transport(request());
  expect(seen).toHaveLength(2);
});

test('the platform transport sends a POST as multipart, with version and language in the query', async () => {
  let got = '';
  const { platform, seen, visitor } = await setUp((_req, res, body) => {
    got = body;
    res.end('{"data":1}');
  });
  await platform
    .for({ ...visitor, isGuest: false, cookie: 'sid=1' })
    .transport(request({ name: 'account.changelocale', verb: 'POST', input: { locale: 'uz' } }));
  expect(seen[0]?.url).toBe('/base/api/account.changelocale?version=2.34&locale=ru');
  expect(got).toMatch(/name="locale"\r\n\r\nuz/);
});

test('a shared call rejects after its timeout, and goes on for others when one visitor leaves', async () => {
  const { platform, visitor, seen } = await setUp((_req, res) =>
    setTimeout(() => res.end('{"data":{"items":[]}}'), 60),
  );
  const { transport } = platform.for(visitor);
  const leaving = transport(request({ signal: AbortSignal.timeout(10) }));
  const staying = transport(request());
  await expect(leaving).rejects.toThrow(/timeout/);
  expect((await staying).body).toEqual({ data: { items: [] } });
  expect(seen).toHaveLength(1);
  const silent = await setUp(() => {}, { PLATFORM_TIMEOUT: 200 });
  await expect(silent.platform.for(visitor).transport(request())).rejects.toThrow('no answer within 200 ms');
});

test('a money command of the platform transport has CASHIER_TIMEOUT, other commands PLATFORM_TIMEOUT', async () => {
  const { platform, visitor } = await setUp((_req, res) => setTimeout(() => res.end('{"data":1}'), 300), {
    PLATFORM_TIMEOUT: 200,
  });
  const { transport } = platform.for({ ...visitor, isGuest: false });
  const order = { name: 'loyalty.buyproduct', verb: 'POST', input: {} } as const;
  expect((await transport(request({ ...order, money: true }))).status).toBe(200);
  await expect(transport(request({ ...order, money: false }))).rejects.toThrow(/timeout/);
});

test('an endless answer without Content-Length rejects at 16 MiB, and at 64 KiB in the redirect lookup', async () => {
  let sent = 0;
  const endless = (_req: IncomingMessage, res: ServerResponse) => {
    res.on('error', () => {});
    const more = (): void => {
      for (let isFlowing = true; isFlowing && !res.destroyed; sent += 256 * 1024)
        isFlowing = res.write(Buffer.alloc(256 * 1024, 32));
    };
    res.on('drain', more);
    more();
  };
  const { platform, pool, basePath, visitor } = await setUp(endless, { CASHIER_TIMEOUT: 30_000 });
  const { transport } = platform.for({ ...visitor, isGuest: false });
  await expect(transport(request({ name: 'cashier.getOperations' }))).rejects.toThrow('larger than 16777216 bytes');
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  sent = 0;
  const onError = vi.fn();
  const times = () => ({ fresh: 0, stale: 0, error: 0 });
  const lookup = createRedirectLookup({ pool, basePath, timeout: 30_000, times, onError });
  expect(await lookup({ path: '/old', search: '', locale: 'uz' }, backgroundTrace('test'))).toBeUndefined();
  expect(String(onError.mock.calls[0]?.[0])).toContain('larger than 65536 bytes');
});

test('the redirect lookup caches answers, resolves to undefined at its timeout, and ignores protocol-relative targets', async () => {
  const onLookup = vi.fn();
  const { pool, basePath } = await setUp((req, res) => {
    const path = new URL(req.url ?? '', 'http://x').searchParams.get('path');
    onLookup(path);
    if (path === '/slow') return;
    const to_url = { '/old': '/new', '/out': 'https://partner.uz/x', '/bad': '//evil.uz' }[path ?? ''];
    res.end(JSON.stringify({ data: to_url ? { to_url } : null }));
  });
  const times = () => ({ fresh: 60_000, stale: 300_000, error: 3_600_000 });
  const within = (timeout: number) => createRedirectLookup({ pool, basePath, timeout, times });
  const [slowLookup, fastLookup] = [within(10_000), within(200)];
  const find = (path: string, locale: 'uz' | 'ru' = 'uz') =>
    (path === '/slow' ? fastLookup : slowLookup)({ path, search: '?a=1', locale }, backgroundTrace('test'));
  expect(await find('/old', 'ru')).toEqual({ location: '/ru/new?a=1', status: 302 });
  expect(await find('/out')).toEqual({ location: 'https://partner.uz/x?a=1', status: 302 });
  for (const path of ['/none', '/none', '/none/', '/bad', '/bad', '/slow']) expect(await find(path)).toBeUndefined();
  const began = performance.now();
  expect(await find('/slow')).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(timeLimit(100));
  expect(onLookup.mock.calls.flat()).toEqual(['/old', '/out', '/none', '/bad', '/slow']);
  await sleep(0);
});

test('a failed call of a guest or a player is reported with the request id and recorded in its trace', async () => {
  const onError = vi.fn();
  const { platform, visitor } = await setUp((req) => void req.socket.destroy(), {}, { onError });
  for (const [id, isGuest] of [
    ['guest-1', true],
    ['player-1', false],
  ] as const) {
    const trace = backgroundTrace(id);
    await expect(platform.for({ ...visitor, isGuest, trace }).transport(request())).rejects.toThrow(/closed|reset/i);
    expect(trace.calls).toEqual([
      { name: 'games.get', verdict: 'failed', ms: expect.any(Number), startedAt: expect.any(Number) },
    ]);
  }
  expect(onError.mock.calls.map(([, method, id]) => [method, id])).toEqual([
    ['games.get', 'guest-1'],
    ['games.get', 'player-1'],
  ]);
});

test('a player’s call with an aborted signal rejects and is not reported as a failure', async () => {
  const onError = vi.fn();
  const { platform, visitor } = await setUp(() => {}, {}, { onError });
  const pending = platform.for({ ...visitor, isGuest: false }).transport(request({ signal: AbortSignal.abort() }));
  await expect(pending).rejects.toThrow(/abort/);
  expect([onError.mock.calls.length, visitor.trace.calls]).toEqual([0, []]);
});
