import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestContext } from '../http/requestContext.ts';
import { apiGuard } from './apiGuard.ts';
import { createPlatformPool } from './createPlatformPool.ts';
import { gameProxy } from './games/gameProxy.ts';
import { createMoneyProxy, type MoneyOutcome } from './money/moneyProxy.ts';
import { oauthProxy } from './session/oauthProxy.ts';
import { platformProxy, type PlatformProxyOptions } from './platformProxy.ts';
import { createStreamProxy, type StreamLimits } from './streamProxy.ts';

const env = {
  PLATFORM_TIMEOUT: 300,
  CASHIER_TIMEOUT: 600,
  SESSION_COOKIE: ['sid'],
  LOCALE_COOKIE: 'lang',
  API_BODY_LIMIT: 200_000,
  FRAME_ANCESTORS: ["'self'", 'https://web.telegram.org'],
  PUBLIC_ORIGIN: undefined,
  TRUST_PROXY: false as const,
};

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Platform = (req: IncomingMessage, res: ServerResponse, body: Buffer) => unknown;

async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

/** The API stages of the server in front of a fake platform, over real sockets. */
async function setUp(
  platform: Platform = (_req, res) => void res.setHeader('content-type', 'application/json').end('{"data":1}'),
  onForeign?: PlatformProxyOptions['onForeign'],
) {
  const seen: Seen[] = [];
  const upstream = await listen(async (req, res) => {
    const chunks: Buffer[] = [];
    req.on('error', () => {});
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body: body.toString() });
    await platform(req, res, body);
  });
  return { ...(await bff(`http://127.0.0.1:${upstream}`, undefined, onForeign)), seen };
}

async function bff(
  platformUrl: string,
  limits: Partial<StreamLimits> = {},
  onForeign?: PlatformProxyOptions['onForeign'],
) {
  const outcomes: MoneyOutcome[] = [];
  const observed: { operation: string; ms: number; error: unknown }[] = [];
  const observe = (operation: string, ms: number, error?: unknown) => void observed.push({ operation, ms, error });
  const stream = createStreamProxy({ target: platformUrl, idle: 4_000, observe, limits });
  const { pool, basePath } = createPlatformPool(platformUrl, { idle: 4_000 });
  const money = createMoneyProxy({ pool, basePath, observe, onOutcome: (outcome) => void outcomes.push(outcome) });
  const isSecure = () => true;
  const app = express().disable('x-powered-by');
  const state = { draining: false };
  app.use(requestContext(env), (_req, res, next) => {
    if (state.draining) res.setHeader('Connection', 'close');
    next();
  });
  app.use('/api', apiGuard(env), platformProxy({ env, stream, money, isSecure, ...(onForeign ? { onForeign } : {}) }));
  app.use(gameProxy({ env, stream, isSecure }), oauthProxy({ env, platformUrl, stream, isSecure }));
  app.use((_req, res) => void res.status(299).end('page'));
  const port = await listen(app);
  onTestFinished(async () => {
    stream.close();
    await pool.destroy();
  });
  return { port, url: `http://127.0.0.1:${port}`, outcomes, observed, state };
}

/** Sends raw bytes; returns what arrives until the server closes or `quiet` ms have passed. */
async function raw(port: number, text: string, quiet = 400): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => void (answer += chunk.toString('latin1')));
  socket.on('error', () => {});
  socket.write(text, 'latin1');
  await Promise.race([once(socket, 'close'), sleep(quiet)]);
  socket.destroy();
  return answer;
}

function form(fields: Record<string, string | Blob> = { amount: '10' }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test('an API call is forwarded in its canonical spelling, with one version and locale and only allowed headers', async () => {
  const { url, seen } = await setUp();
  const answer = await fetch(`${url}/api/GAMES.GetCategories?locale=ru&x=a%20b&version=9`, {
    headers: {
      cookie: 'sid=s; strapi_jwt=j; __Host-sid_p=f; aff=1',
      'x-forwarded-for': '6.6.6.6',
      'x-http-method-override': 'DELETE',
    },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: 1 });
  expect(seen[0]?.url).toBe('/api/games.getCategories?x=a%20b&version=2.34&locale=ru');
  expect(seen[0]?.headers).toMatchObject({
    cookie: 'sid=s; aff=1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  expect(seen[0]?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
  expect(seen[0]?.headers).not.toHaveProperty('x-http-method-override');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an API answer reveals no software headers of the platform, and its cookies are rewritten for this host', async () => {
  const { url } = await setUp((_req, res) => {
    res.writeHead(200, {
      'content-type': 'application/json',
      server: 'nginx/1',
      'x-powered-by': 'PHP',
      'server-timing': 'db;dur=53',
      'x-served-by': 'cache-fra-1',
      'x-varnish': '1',
      'x-cache': 'MISS',
      'x-cache-hits': '0',
      'x-amz-cf-id': 'a',
      'x-envoy-upstream-service-time': '7',
      'x-kong-proxy-latency': '1',
      'x-generator': 'Drupal',
      'x-drupal-cache': 'HIT',
      'keep-alive': 'timeout=7',
      'content-security-policy': 'default-src *',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=600',
      'set-cookie': ['sid=1; Domain=platform.internal; Path=/; HttpOnly; SameSite=None', 'aff=2'],
    });
    res.end('{"data":1}');
  });
  const { headers } = await fetch(`${url}/api/account.getInfo`);
  for (const name of headers.keys())
    expect(name).not.toMatch(/^(?:server|server-timing|access-control-.*|x-(?!content-type-options$|request-id$).*)$/);
  expect(headers.get('keep-alive')).not.toBe('timeout=7');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.getSetCookie()).toEqual([
    'sid=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    'aff=2; Secure; SameSite=Lax',
  ]);
});

test('an API answer during a drain has Connection: close, whatever the platform sends', async () => {
  const { port, state } = await setUp();
  expect(await raw(port, get('/api/account.getInfo'), 400)).toMatch(/^connection: keep-alive/im);
  state.draining = true;
  const began = performance.now();
  expect(await raw(port, get('/api/account.getInfo'), 2_000)).toMatch(/^connection: close/im);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('an API call in a frame sends and receives the session under its framed name', async () => {
  const { url, seen } = await setUp((_req, res) => {
    res
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['sid=new; Path=/x; HttpOnly'] })
      .end('{"data":1}');
  });
  const { headers } = await fetch(`${url}/api/account.getInfo?_non_strict=true`, {
    headers: { cookie: 'sid=plain; __Host-sid_p=framed', 'sec-fetch-site': 'same-origin' },
  });
  expect(seen[0]?.headers.cookie).toBe('sid=framed');
  expect(seen[0]?.url).toBe('/api/account.getInfo?version=2.34&locale=uz&_non_strict=true');
  expect(headers.getSetCookie()).toEqual(['__Host-sid_p=new; HttpOnly; Path=/; Secure; SameSite=None; Partitioned']);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['an unknown site', {}],
  ['a lookalike', { origin: 'https://127.0.0.1.evil.test' }],
])('a framed call from %s, in any spelling of the flag, is forwarded without a session', async (_name, headers) => {
  const { url, seen } = await setUp();
  const cookie = '__Host-sid_p=framed';
  for (const address of [
    '/api/account.getInfo?_non_strict=true',
    '/api/account.getInfo?_non%5Fstrict=true',
    '/platform/game/a/play?embed=1&_non_strict=true',
  ])
    await fetch(url + address, { headers: { ...headers, cookie } as Record<string, string> });
  expect(seen).toHaveLength(3);
  for (const call of seen) {
    expect(call.headers.cookie).toBeUndefined();
    if (call.url.startsWith('/api')) expect(call.url).not.toContain('_non_strict');
  }
});

test('platformProxy streams request bodies and answers', async () => {
  let release = () => {};
  const bytes: number[] = [];
  const upstream = await listen((req, res) => {
    req.on('data', (chunk: Buffer) => void bytes.push(chunk.length));
    req.on('end', () => {
      res.writeHead(200, { 'content-type': 'application/json' });
      res.write('{"data":');
      release = () => res.end('1}');
    });
  });
  const { port } = await bff(`http://127.0.0.1:${upstream}`);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => void (answer += chunk.toString()));
  socket.write(
    'POST /api/support.sendFeedback HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n12345',
  );
  await vi.waitFor(() => expect(bytes).toEqual([5]), 10_000);
  socket.write('x'.repeat(99_995));
  await vi.waitFor(() => expect(answer).toContain('{"data":'), 10_000);
  expect(answer).not.toContain('1}');
  release();
  await vi.waitFor(() => expect(answer).toContain('1}'), 10_000);
  socket.destroy();
});

test('platformProxy, when the player leaves, aborts the request to the platform', async () => {
  const closed = vi.fn();
  const upstream = await listen((req) => void req.once('close', closed));
  const { url } = await bff(`http://127.0.0.1:${upstream}`);
  await expect(fetch(`${url}/api/games.getCategories`, { signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout/);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 10_000);
});

test('an API call to a platform that is dead, silent or answers HTML gets a typed 502 or 504', async () => {
  const dead = await bff('http://127.0.0.1:1');
  const refused = await fetch(`${dead.url}/api/games.getCategories`);
  expect([refused.status, (await refused.json()) as object]).toMatchObject([
    502,
    { error: { type: 'InternalServerErrorException' } },
  ]);
  const silent = await setUp(() => new Promise(() => {}));
  const began = performance.now();
  const late = await fetch(`${silent.url}/api/account.changefakename`, { method: 'POST', body: form() });
  expect([late.status, (await late.json()) as object]).toMatchObject([
    504,
    { error: { type: 'InternalServerErrorException' } },
  ]);
  expect(performance.now() - began).toBeLessThan(env.PLATFORM_TIMEOUT + 500);
  const broken = await setUp(
    (_req, res) => void res.writeHead(500, { 'content-type': 'text/html' }).end('<pre>at /srv/secret.php</pre>'),
  );
  const trace = await fetch(`${broken.url}/api/games.getCategories`);
  expect([trace.status, await trace.text()]).toEqual([502, expect.not.stringContaining('secret')]);
});

test('a POST whose connection breaks before the answer gets a typed 502 and is not sent again', async () => {
  const { url, seen } = await setUp((req) => void req.socket.destroy());
  for (const path of ['account.changefakename', 'cashier.makedeposit']) {
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', body: form() });
    expect(answer.status).toBe(502);
    const { error } = (await answer.json()) as { error: { error_data: { outcome?: string } } };
    expect(error.error_data.outcome).toBe(path.startsWith('cashier') ? 'unknown' : undefined);
  }
  expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST']);
});

test('an answer that breaks off after its headers becomes 502 or 504, also for games and oauth', async () => {
  const { url, seen } = await setUp((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 5 }).flushHeaders();
    setTimeout(() => res.socket?.destroy(), 5);
  });
  const posted = await fetch(`${url}/api/account.changefakename`, { method: 'POST', body: form() });
  expect([posted.status, (await posted.json()) as object]).toMatchObject([
    502,
    { error: { type: 'InternalServerErrorException' } },
  ]);
  expect((await fetch(`${url}/platform/game/book/demo?embed=1`)).status).toBe(502);
  expect((await fetch(`${url}/oauth/init?service=google`)).status).toBe(502);
  expect(seen).toHaveLength(3);
  const silent = await setUp((_req, res) => res.writeHead(200, { 'content-length': 5 }).flushHeaders());
  expect((await fetch(`${silent.url}/api/account.changefakename`, { method: 'POST', body: form() })).status).toBe(504);
});

test.each(['<!doctype html><p>sid=secret', '<br /><b>Warning</b>: mysqli in /srv/a.php{"data":1}', ''])(
  'a 200 answer that begins with %j becomes 502, and its beginning is reported but not sent to the player',
  async (body) => {
    const foreign = vi.fn();
    const { url } = await setUp(
      (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(body),
      foreign,
    );
    const read = await fetch(`${url}/api/games.getCategories`);
    expect([read.status, await read.json()]).toMatchObject([502, { error: { type: 'InternalServerErrorException' } }]);
    const paid = await fetch(`${url}/api/cashier.makedeposit`, { method: 'POST', body: form() });
    expect([paid.status, await paid.json()]).toMatchObject([502, { error: { error_data: { outcome: 'unknown' } } }]);
    expect(foreign.mock.calls).toEqual([
      ['games.getCategories', 200, body, read.headers.get('x-request-id')],
      ['cashier.makedeposit', 200, body, paid.headers.get('x-request-id')],
    ]);
  },
);

test('a JSON answer with another Content-Type, after spaces and a byte order mark, is passed on', async () => {
  const { url } = await setUp(
    (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('\uFEFF\n {"data":[]}'),
  );
  const answer = await fetch(`${url}/api/games.getCategories`);
  expect([answer.status, await answer.json()]).toEqual([200, { data: [] }]);
});

test('an answer with a broken chunk reaches the visitor up to the broken part', async () => {
  const { port } = await setUp((req) => {
    // The second chunk has no valid length: the error arrives together with the first chunk.
    req.socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"hel\r\nnot a length\r\n');
  });
  expect(await raw(port, get('/api/account.getInfo'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"hel/);
});

/** Headers of a visitor who reads Uzbek in Cyrillic. */
const CYRILLIC = { cookie: 'sid=s; script=Cyrl', 'if-none-match': '"1"' };

test('an API answer for a visitor who reads Cyrillic is transliterated, except for ids and sysnames', async () => {
  const { url, seen } = await setUp((_req, res) => {
    const body = Buffer.from(JSON.stringify({ data: { items: [{ id: 'salom', name: 'Mashhur', sysname: 'yangi' }] } }));
    res.setHeader('content-type', 'application/json').write(body.subarray(0, 20));
    setImmediate(() => res.end(body.subarray(20)));
  });
  const ask = async (locale: string, headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/games.getCategories?locale=${locale}`, { headers });
    const { data } = (await answer.json()) as { data: { items: object[] } };
    return data.items[0];
  };
  expect(await ask('uz', CYRILLIC)).toEqual({ id: 'salom', name: 'Машҳур', sysname: 'yangi' });
  expect(seen[0]?.headers).not.toHaveProperty('accept-encoding');
  expect(seen[0]?.headers).not.toHaveProperty('if-none-match');
  expect(await ask('uz', {})).toMatchObject({ name: 'Mashhur' });
  expect(seen[1]?.headers).toHaveProperty('accept-encoding');
  expect(await ask('ru', CYRILLIC)).toMatchObject({ name: 'Mashhur' });
});

test('answers to money commands and form refusals are transliterated too', async () => {
  const { url } = await setUp((req, res) => {
    const isMoney = String(req.url).includes('makewithdrawal');
    const refused = { type: 'InvalidParameterException', message: '', error_data: { contact: 'Bu raqam band' } };
    const body = isMoney ? { data: { id: 7, status: 'pending', eta: '24 soatgacha' } } : { error: refused };
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  const post = async (method: string) =>
    (await fetch(`${url}/api/${method}?locale=uz`, { method: 'POST', headers: CYRILLIC, body: form() })).text();
  expect(JSON.parse(await post('cashier.makewithdrawal'))).toEqual({
    data: { id: 7, status: 'pending', eta: '24 соатгача' },
  });
  expect(await post('account.addcontact')).toContain('Бу рақам банд');
});

test.each([
  ['is not JSON', '{"data": Mashhur'],
  ['is longer than 2 MiB', JSON.stringify({ data: { items: [], more: 'Mashhur'.repeat(400_000) } })],
])('an answer that %s is passed on unchanged to a visitor who reads Cyrillic', async (_, body) => {
  const { url } = await setUp((_req, res) => void res.setHeader('content-type', 'application/json').end(body));
  const answer = await fetch(`${url}/api/games.getCategories`, { headers: CYRILLIC });
  expect(await answer.text()).toBe(body);
});

test('a gzip answer is passed on unchanged to a visitor who reads Cyrillic', async () => {
  const text = '{"data":{"items":[{"name":"Mashhur"}]}}';
  const { url } = await setUp(
    (_req, res) =>
      void res.setHeader('content-type', 'application/json').setHeader('content-encoding', 'gzip').end(gzipSync(text)),
  );
  expect(await (await fetch(`${url}/api/games.getCategories`, { headers: CYRILLIC })).text()).toBe(text);
});

test('a visitor who reads nothing of an answer is cut off; a visitor who reads is not', async () => {
  const closed = vi.fn();
  const upstream = await listen((_req, res) => {
    res.once('close', closed);
    res.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      while (!res.destroyed && res.write(Buffer.alloc(64 * 1024, 32)));
    };
    res.on('drain', more);
    more();
  });
  const { port, observed } = await bff(`http://127.0.0.1:${upstream}`, { slowReaders: { perVisitor: 8, stall: 150 } });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const reader = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void (socket.destroy(), reader.destroy()));
  for (const one of [socket, reader]) one.write(get('/api/games.getCategories'));
  reader.resume();
  socket.pause();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), 3_000);
  await sleep(200);
  // The visitor who reads is not cut off.
  expect(closed).toHaveBeenCalledOnce();
  expect(observed).toEqual([]);
});

test.each([
  ['answers of the API', '/api/games.getCategories'],
  ['documents of games', '/platform/game/book/demo?embed=1'],
])(
  '%s: visitors who stop reading occupy at most three connections, and other calls are answered',
  async (_name, path) => {
    let open = 0;
    let arrived = 0;
    const upstream = await listen((req, res) => {
      res.setHeader('content-type', 'application/json');
      if (req.url?.includes('getInfo')) return void res.end('{"data":1}');
      open += 1;
      arrived += 1;
      res.once('close', () => void (open -= 1));
      res.end(Buffer.alloc(16 * 1024 * 1024, 32));
    });
    const limits = { connections: 8, slowReaders: { perVisitor: 3, grace: 20, ahead: 100_000 } };
    const { port, url } = await bff(`http://127.0.0.1:${upstream}`, limits);
    for (let reader = 0; reader < 12; reader += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      onTestFinished(() => void socket.destroy());
      socket.pause();
      socket.write(get(path));
    }
    // All connections were taken; later readers may have got 504 meanwhile.
    await vi.waitFor(() => expect([arrived >= 8, open]).toEqual([true, 3]), 4_000);
    expect((await fetch(`${url}/api/account.getInfo`)).status).toBe(200);
  },
);

test('every call is observed by its operation up to the first byte or failure, except when the visitor left', async () => {
  let answer: Platform = () => {};
  const { url, observed } = await setUp((...parts) => answer(...parts));
  const json = { 'content-type': 'application/json' };
  const call = async (
    next: Platform,
    path: string,
    init?: RequestInit,
  ): Promise<(typeof observed)[number] | undefined> => {
    answer = next;
    await fetch(url + path, init)
      .then((res) => res.text())
      .catch(() => {});
    await sleep(30);
    return observed.pop();
  };
  const post = () => ({ method: 'POST', body: form() });
  const late: Platform = async (_req, res) => {
    res.writeHead(200, json).write('{"data":');
    await sleep(200);
    res.end('1}');
  };
  const [read, measured] = [await call(late, '/api/GAMES.getcategories?x=1'), observed.length];
  expect(read).toMatchObject({ operation: 'games.getCategories', error: undefined });
  expect(read?.ms).toBeLessThan(150);
  expect(measured).toBe(0);
  expect(await call((_req, res) => void res.writeHead(503, json).end('{}'), '/api/account.getInfo')).toMatchObject({
    operation: 'account.getInfo',
    error: undefined,
  });
  for (const [platform, path, operation, init] of [
    [(_req, res) => void res.writeHead(500, json).end('{}'), '/api/account.getInfo', 'account.getInfo'],
    [(_req, res) => void res.writeHead(500).end('<h1>'), '/api/account.getInfo', 'account.getInfo'],
    [(req) => void req.socket.destroy(), '/api/account.changefakename', 'account.changefakename', post()],
    [(_req, res) => void res.writeHead(500, json).end('{}'), '/api/cashier.makedeposit', 'cashier.makedeposit', post()],
    [(req) => void req.socket.destroy(), '/api/cashier.makedeposit', 'cashier.makedeposit', post()],
    [(_req, res) => void res.writeHead(502).end(), '/platform/game/5/demo?embed=1', 'game'],
    [(_req, res) => void res.writeHead(502).end(), '/oauth/init?service=x', 'oauth'],
  ] as [Platform, string, string, RequestInit?][])
    expect(await call(platform, path, init), path).toMatchObject({ operation, error: expect.any(Error) as Error });
  const silent = await call(() => {}, '/api/account.getInfo');
  expect(silent).toMatchObject({ error: { name: 'TimeoutError' } });
  expect(silent?.ms).toBeGreaterThanOrEqual(env.PLATFORM_TIMEOUT - 10);
  expect(await call(() => {}, '/api/account.getInfo', { signal: AbortSignal.timeout(50) })).toBeUndefined();
  expect(observed).toEqual([]);
});

test('a money command with one idempotency key is sent once, and every repetition gets the same answer', async () => {
  let number = 0;
  const { url, seen, outcomes } = await setUp(async (_req, res) => {
    await sleep(40);
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { id: ++number } }));
  });
  const press = (key: string, sid = 'a') =>
    fetch(`${url}/api/cashier.makedeposit`, {
      method: 'POST',
      body: form(),
      headers: { 'idempotency-key': key, cookie: `sid=${sid}` },
    }).then(async (answer) => ((await answer.json()) as { data: { id: number } }).data.id);
  const key = crypto.randomUUID();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => press(key))))).toEqual(new Set([1]));
  expect(await press(key)).toBe(1);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.body).toContain('name="amount"');
  expect(await press(key, 'b')).toBe(2);
  expect(await press(crypto.randomUUID())).toBe(3);
  expect(outcomes).toHaveLength(3);
});

test('a money command whose player leaves is completed, and the second attempt gets its answer', async () => {
  const { url, seen, outcomes } = await setUp(async (_req, res) => {
    await sleep(80);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":"done"}');
  });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const press = (signal?: AbortSignal) =>
    fetch(`${url}/api/cashier.makewithdrawal`, {
      method: 'POST',
      body: form(),
      headers,
      ...(signal ? { signal } : {}),
    });
  await expect(press(AbortSignal.timeout(30))).rejects.toThrow(/timeout/);
  expect(await (await press()).json()).toEqual({ data: 'done' });
  expect(seen).toHaveLength(1);
  expect(outcomes).toEqual([expect.objectContaining({ delivered: false, unknown: false })]);
});

test('a money command that times out has the outcome unknown; one that cannot be sent has not_sent', async () => {
  const { url } = await setUp(() => new Promise(() => {}));
  const late = await fetch(`${url}/api/loyalty.buyproduct`, { method: 'POST', body: form() });
  expect([late.status, await late.json()]).toMatchObject([504, { error: { error_data: { outcome: 'unknown' } } }]);
  const dead = await bff('http://127.0.0.1:1');
  const refused = await fetch(`${dead.url}/api/cashier.makedeposit`, { method: 'POST', body: form() });
  expect([refused.status, await refused.json()]).toMatchObject([
    502,
    { error: { error_data: { outcome: 'not_sent' } } },
  ]);
});

test('a money command has CASHIER_TIMEOUT, other commands PLATFORM_TIMEOUT', async () => {
  const { url } = await setUp(async (_req, res) => {
    await sleep(env.PLATFORM_TIMEOUT + 100);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
  });
  const statusOf = async (name: string) => (await fetch(`${url}/api/${name}`, { method: 'POST', body: form() })).status;
  expect(await Promise.all(['loyalty.buyproduct', 'account.changefakename'].map(statusOf))).toEqual([200, 504]);
});

test('the outcome of a money command is done, refused, unknown or not_sent, by the platform’s answer', async () => {
  let status = 200;
  let body = '';
  const { url, outcomes } = await setUp(
    (_req, res) => void res.writeHead(status, { 'content-type': 'application/json' }).end(body),
  );
  const outcomeOf = async (nextStatus: number, nextBody: string) => {
    [status, body] = [nextStatus, nextBody];
    await fetch(`${url}/api/cashier.makedeposit`, { method: 'POST', body: form() });
    const { outcome, unknown } = outcomes.pop() as MoneyOutcome;
    expect(unknown).toBe(outcome === 'unknown');
    return outcome;
  };
  expect(await outcomeOf(200, '{"data":{"action":"done"}}')).toBe('done');
  expect(await outcomeOf(200, '{"error":{"type":"BillingUnavailableException"}}')).toBe('refused');
  expect(await outcomeOf(503, '{"error":{"type":"ApplicationDisabledException"}}')).toBe('refused');
  expect(await outcomeOf(200, '{"error":{"type":"InternalServerErrorException"}}')).toBe('unknown');
  expect(await outcomeOf(500, '{"error":{"type":"BillingUnavailableException"}}')).toBe('unknown');
  expect(await outcomeOf(200, '<html>')).toBe('unknown');
  const dead = await bff('http://127.0.0.1:1');
  await fetch(`${dead.url}/api/cashier.makedeposit`, { method: 'POST', body: form() });
  expect(dead.outcomes).toMatchObject([{ outcome: 'not_sent', unknown: false }]);
});

test('a money command whose body breaks off is not forwarded', async () => {
  const { port, seen } = await setUp();
  await raw(
    port,
    'POST /api/cashier.makedeposit HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100\r\n\r\nhalf',
    50,
  );
  await sleep(50);
  expect(seen).toHaveLength(0);
});

test('a body over the limit gets 413 with or without Content-Length, also while it is still being sent', async () => {
  const { port, url } = await setUp();
  const big = await fetch(`${url}/api/support.sendFeedback`, {
    method: 'POST',
    body: form({ file: new Blob([new Uint8Array(300_000)]) }),
  });
  expect(big.status).toBe(413);
  const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`;
  const head =
    'POST /api/support.sendFeedback HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n';
  for (const one of [head, head.replace('support.sendFeedback', 'cashier.makedeposit')])
    expect(await raw(port, `${one}${chunk.repeat(3)}0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 413 [\s\S]*"type":"InvalidRequestException"/,
    );
  expect(await raw(port, `${head}${chunk}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

/** Sends the head of an upload and its first byte from the address `from`; `answer` collects what arrives. */
function upload(port: number, { from = '127.0.0.1', framing = 'Content-Length: 100000' } = {}) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const one = { socket, answer: '', closed: new Promise((resolve) => socket.once('close', resolve)) };
  socket.on('data', (chunk) => void (one.answer += chunk.toString()));
  socket.write(
    `POST /api/support.sendFeedback HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n`,
  );
  socket.write(framing.startsWith('T') ? '1\r\nx\r\n' : 'x');
  return one;
}

test('endless uploads are limited per visitor (429) and in total (503), and do not delay other calls', async () => {
  const arrived = vi.fn();
  const upstream = await listen((req, res) => {
    if (req.method === 'POST' && Number(req.headers['content-length'] ?? Number.NaN) !== 5) arrived();
    req.resume().once('end', () => res.setHeader('content-type', 'application/json').end('{"data":1}'));
  });
  const limits = { connections: 1, uploads: 3, uploadsPerVisitor: 2 };
  const { port, url } = await bff(`http://127.0.0.1:${upstream}`, limits);
  const [first] = [upload(port), upload(port, { framing: 'Transfer-Encoding: chunked' })];
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  const many = upload(port);
  await vi.waitFor(() =>
    expect(many.answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: 10\r\n[\s\S]*"TooManyRequestsException"/),
  );
  const other = upload(port, { from: '127.0.0.2' });
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(3));
  const last = upload(port, { from: '127.0.0.3' });
  await vi.waitFor(() =>
    expect(last.answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: 10\r\n[\s\S]*"TooManyRequestsException"/),
  );
  expect((await fetch(`${url}/api/account.getInfo`)).status).toBe(200);
  expect((await fetch(`${url}/api/account.changefakename`, { method: 'POST', body: form() })).status).toBe(200);
  // A completed upload is answered, and its slot is free again.
  other.socket.write('x'.repeat(99_999));
  await vi.waitFor(() => expect(other.answer).toMatch(/^HTTP\/1\.1 200 /));
  first.socket.destroy();
  await vi.waitFor(async () => {
    const next = upload(port);
    next.socket.write('x'.repeat(99_999));
    await vi.waitFor(() => expect(next.answer).not.toBe(''));
    expect(next.answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('an upload below the minimum rate gets 408 and Connection: close', async () => {
  const closed = vi.fn();
  const upstream = await listen((req) => {
    req.once('close', closed).resume();
  });
  const { port, observed } = await bff(`http://127.0.0.1:${upstream}`, { uploadMinRate: 1_000, uploadWindow: 60 });
  const slow = upload(port);
  await slow.closed;
  expect(slow.answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nConnection: close\r\n[\s\S]*"InvalidRequestException"/i);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(observed).toEqual([]);
});

test('apiGuard answers unknown methods, verbs and body types itself, and does not forward them', async () => {
  const { url, seen } = await setUp();
  const status = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;
  expect(await status('/api/nothing.here')).toBe(404);
  expect(await status('/api/cashier.makedeposit')).toBe(405);
  expect(await status('/api/account.getInfo', { method: 'POST', body: form() })).toBe(405);
  expect(await status('/api/account.getInfo', { method: 'DELETE' })).toBe(405);
  expect(
    await status('/api/auth.login', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  ).toBe(415);
  expect(
    await status('/api/auth.login', { method: 'POST', body: form(), headers: { 'content-encoding': 'gzip' } }),
  ).toBe(415);
  // On "no such method" pages hide the feature: only the unknown method gets that error.
  const typeOf = async (path: string, init?: RequestInit) =>
    ((await (await fetch(url + path, init)).json()) as { error: { type: string } }).error.type;
  expect(await typeOf('/api/nothing.here')).toBe('MethodNotFoundException');
  const text = { method: 'POST', body: '{}' };
  const large = { method: 'POST', body: form({ file: new Blob([new Uint8Array(300_000)]) }) };
  for (const [path, init] of [
    ['/api/account.getInfo?a=%zz'],
    ['/api/cashier.makedeposit'],
    ['/api/support.sendFeedback', large],
    ['/api/cashier.makedeposit', large],
    ['/api/auth.login', text],
  ] as [string, RequestInit?][])
    expect(await typeOf(path, init), path).toBe('InvalidRequestException');
  expect(seen).toHaveLength(0);
});

function get(target: string, headers = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
}

test.each([
  ['dot segments', get('/api/../control')],
  ['encoded dot segments', get('/api/%2e%2e/control')],
  ['a matrix parameter', get('/api/..;/control')],
  ['absolute form', get('http://evil.example/api/games.getCategories')],
  ['a nested absolute address', get('/api/http://evil.example/')],
  ['an encoded slash', get('/api/games%2fgetCategories')],
  ['a doubled slash', get('/api//games.getCategories')],
  ['a suffix', get('/api/games.getCategories/style.css')],
  ['two dots in a name', get('/api/games..getCategories')],
  ['a null byte', get('/api/games.getCategories%00')],
  ['a backslash', get('/api\\games.getCategories')],
  ['a body on a GET', `GET /api/games.getCategories HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`],
  ['a chunked body on a GET', get('/api/games.getCategories', 'Transfer-Encoding: chunked\r\n') + '0\r\n\r\n'],
  [
    'length and coding',
    'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'an unusual coding',
    'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a hidden coding', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc'],
  ['a query that cannot be read', get('/api/games.getCategories?a=%zz')],
  ['a query of other bytes', get('/api/games.getCategories?a=%ff%fe')],
  ['a control character', get('/api/games.getCategories\x01')],
  ['a line break in the address', get('/api/games.getCategories%0d%0aX:1')],
  ['a space in the address', get('/api/games.get Categories')],
  ['a fragment', get('/api/games.getCategories#x')],
  ['a matrix parameter at the end', get('/api/games.getCategories;jsessionid=1')],
  ['dots encoded twice', get('/api/%252e%252e/control')],
  ['an encoded backslash', get('/api/..%5ccontrol')],
  ['__proto__', get('/api/__proto__')],
  ['constructor.prototype', get('/api/constructor.prototype')],
  ['no method at all', get('/api/')],
  ['a name of 65 characters', get(`/api/${'a'.repeat(65)}`)],
  ['an authority', `CONNECT platform:80 HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['TRACE', 'TRACE /api/games.getCategories HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['HEAD', 'HEAD /api/games.getCategories HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['PUT', 'PUT /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'],
  [
    'a coding after another header',
    'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  ],
  ['a folded coding', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
  ['a length with a sign', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc'],
  ['a length in hex', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 0x3\r\n\r\nabc'],
  ['bare line feeds', 'POST /api/auth.login HTTP/1.1\nHost: a\nContent-Length: 3\n\nabc'],
])('a request with %s is not forwarded to the platform', async (_name, bytes) => {
  const { port, seen } = await setUp();
  const answer = await raw(port, bytes, 150);
  expect(answer).toMatch(/^(?:HTTP\/1\.1 (?:4\d\d|299) |$)/);
  expect(seen).toHaveLength(0);
});

test.each([
  ['Expect', 'Expect: 100-continue\r\n'],
  ['h2c', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
  ['a Connection that names Cookie', 'Connection: close, Cookie\r\n'],
  ['TE', 'TE: trailers\r\n'],
  ['forwarding headers', 'Forwarded: for=6.6.6.6\r\nX-Forwarded-Host: evil\r\nX-Original-URL: /admin\r\n'],
])(
  'a request with %s is forwarded with one version, locale and session and no hop-by-hop headers',
  async (_name, headers) => {
    const { port, seen } = await setUp();
    const answer = await raw(
      port,
      get(
        '/api/account.getInfo?locale=xx&locale=ru&version=1&locale%5B%5D=ru&_non[strict=true&_non%5Bstrict%00=true',
        `Cookie: sid=s\r\n${headers}`,
      ),
      200,
    );
    expect(answer).toMatch(/HTTP\/1\.1 200 /);
    expect(seen[0]?.url).toBe('/api/account.getInfo?version=2.34&locale=uz');
    expect(seen[0]?.headers.cookie).toBe('sid=s');
    expect(seen[0]?.headers['x-forwarded-host']).toBe('a');
    for (const name of ['upgrade', 'http2-settings', 'te', 'expect', 'forwarded', 'x-original-url'])
      expect(seen[0]?.headers).not.toHaveProperty(name);
    expect(seen[0]?.headers.connection).toBe('keep-alive');
  },
);

test.each([
  ['a reading', 'GET', '/api/games.getCategories'],
  ['a form', 'POST', '/api/account.changefakename'],
  ['money', 'POST', '/api/cashier.makedeposit'],
  ['a game', 'GET', '/platform/game/book/demo?embed=1'],
  ['a spin', 'POST', '/platform/game/book/play?embed=1'],
  ['the start of a social sign-in', 'GET', '/oauth/init?service=google'],
  ['the callback of a social sign-in', 'POST', '/oauth/callback'],
])('%s: forged client headers are not forwarded', async (_name, method, path) => {
  const { port, seen } = await setUp();
  const names = [
    'Client-IP',
    'X_Forwarded_For',
    'X-Forwarded',
    'X-Cluster-Client-IP',
    'Fastly-Client-IP',
    'CF-IPCountry',
  ];
  names.push('X_HTTP_METHOD_OVERRIDE', 'Remote-User', 'Proxy', 'X-Real-IP', 'X-Something-New', 'Authorization');
  await raw(
    port,
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `${names.map((name) => `${name}: forged`).join('\r\n')}\r\n\r\n`,
    3_000,
  );
  expect(seen).toHaveLength(1);
  expect(JSON.stringify(seen[0]?.headers)).not.toContain('forged');
  expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.includes('_'))).toEqual([]);
  expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('a game document keeps its CSP except for frame-ancestors, and POSTs from other sites get 403', async () => {
  const { url, seen } = await setUp((_req, res) => {
    res.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'; frame-ancestors *",
      'x-frame-options': 'DENY',
    });
    res.end('<canvas></canvas>');
  });
  const answer = await fetch(`${url}/ru/platform/game/book-of-sun/demo?embed=1`);
  expect(seen[0]?.url).toBe('/platform/game/book-of-sun/demo?embed=1&locale=ru');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'self'; frame-ancestors 'self' https://web.telegram.org",
  );
  expect(answer.headers.get('x-frame-options')).toBeNull();
  const spin = { 'sec-fetch-site': 'same-origin' };
  for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}] as Record<
    string,
    string
  >[]) {
    for (const prefix of ['', '/ru']) {
      const answer = await fetch(`${url}${prefix}/platform/game/5/spin?embed=1`, {
        method: 'POST',
        headers: foreign,
        body: 'bet=9',
      });
      expect(answer.status).toBe(403);
    }
  }
  expect(
    (await fetch(`${url}/platform/game/5/spin?embed=1`, { method: 'POST', headers: spin, body: 'bet=1' })).status,
  ).toBe(200);
  expect(seen[1]?.body).toBe('bet=1');
  for (const path of ['/platform/game/5', '/platform/game/..%2f..?embed=1', '/platform/game/?embed=1'])
    expect((await fetch(url + path)).status).toBe(299);
});

test('redirects of a social login pass through, and those to the platform’s origin become paths of this site', async () => {
  let platform = '';
  const own = await setUp((req, res) => {
    platform = `http://${req.headers.host}`;
    const done = req.url?.includes('slashes') ? '//evil.example/x' : '/oauth/done';
    const location = req.url?.startsWith('/oauth/init') ? 'https://accounts.example/auth' : platform + done;
    res.writeHead(302, { location, 'set-cookie': 'oauth=1; Domain=x' }).end();
  });
  const locationAt = async (path: string) =>
    (await fetch(own.url + path, { redirect: 'manual' })).headers.get('location');
  expect(await locationAt('/oauth/callback?slashes=1')).toBe('/evil.example/x');
  const init = await fetch(`${own.url}/oauth/init?service=google`, { redirect: 'manual' });
  expect([init.status, init.headers.get('location')]).toEqual([302, 'https://accounts.example/auth']);
  expect(init.headers.getSetCookie()).toEqual(['oauth=1; Secure; SameSite=Lax']);
  expect((await fetch(`${own.url}/oauth/callback`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/oauth/done',
  );
  expect((await fetch(`${own.url}/oauth/other`)).status).toBe(299);
});

test('a page of a social login keeps its CSP, and its frame-ancestors is set to none', async () => {
  const own = await setUp((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" }).end('<p>');
  });
  const { headers } = await fetch(`${own.url}/oauth/init?service=google`);
  expect(headers.get('content-security-policy')).toBe("default-src 'self', frame-ancestors 'none'");
});
