import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import { apiForm } from './apiForm.testing.ts';
import { listen } from './listen.testing.ts';
import { type Platform, proxiedPlatform } from './proxiedPlatform.testing.ts';
import { HASTY, proxyTo } from './proxyTo.testing.ts';
import { rawGet } from './rawGet.testing.ts';

test('an API call is forwarded in its canonical spelling, with one version and locale and only allowed headers', async () => {
  const { url, seen } = await proxiedPlatform();
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
  const { url } = await proxiedPlatform((_req, res) => {
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
  const { url, state } = await proxiedPlatform();
  expect(await sendRaw(url, rawGet('/api/account.getInfo'), 100)).toMatch(/^connection: keep-alive/im);
  state.draining = true;
  // An answer that leaves the connection open would be complete only after the test's time limit.
  expect(await sendRaw(url, rawGet('/api/account.getInfo'), 60_000)).toMatch(/^connection: close/im);
});

test('an API call in a frame sends and receives the session under its framed name', async () => {
  const { url, seen } = await proxiedPlatform((_req, res) => {
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
  const { url, seen } = await proxiedPlatform();
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
  const { port } = await proxyTo(`http://127.0.0.1:${upstream}`);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => void (answer += chunk.toString()));
  socket.write(
    'POST /api/support.sendFeedback HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n',
  );
  socket.write('x'.repeat(70_000));
  const received = () => bytes.reduce((sum, length) => sum + length, 0);
  await vi.waitFor(() => expect(received()).toBe(70_000), 10_000);
  socket.write('x'.repeat(30_000));
  await vi.waitFor(() => expect(answer).toContain('{"data":'), 10_000);
  expect(answer).not.toContain('1}');
  release();
  await vi.waitFor(() => expect(answer).toContain('1}'), 10_000);
  socket.destroy();
});

test('platformProxy, when the player leaves, aborts the request to the platform', async () => {
  const closed = vi.fn();
  const upstream = await listen((req) => void req.once('close', closed));
  const { url } = await proxyTo(`http://127.0.0.1:${upstream}`);
  await expect(fetch(`${url}/api/games.getCategories`, { signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout/);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 10_000);
});

test('an API call to a platform that is dead, silent or answers HTML gets a typed 502 or 504', async () => {
  const dead = await proxyTo('http://127.0.0.1:1');
  const refused = await fetch(`${dead.url}/api/games.getCategories`);
  expect([refused.status, (await refused.json()) as object]).toMatchObject([
    502,
    { error: { type: 'InternalServerErrorException' } },
  ]);
  const silent = await proxiedPlatform(() => new Promise(() => {}), { timeouts: HASTY });
  const late = await fetch(`${silent.url}/api/account.changefakename`, { method: 'POST', body: apiForm() });
  expect([late.status, (await late.json()) as object]).toMatchObject([
    504,
    { error: { type: 'InternalServerErrorException' } },
  ]);
  const broken = await proxiedPlatform(
    (_req, res) => void res.writeHead(500, { 'content-type': 'text/html' }).end('<pre>at /srv/secret.php</pre>'),
  );
  const trace = await fetch(`${broken.url}/api/games.getCategories`);
  expect([trace.status, await trace.text()]).toEqual([502, expect.not.stringContaining('secret')]);
});

test('a POST whose connection breaks before the answer gets a typed 502 and is not sent again', async () => {
  const { url, seen } = await proxiedPlatform((req) => void req.socket.destroy());
  for (const path of ['account.changefakename', 'cashier.makedeposit']) {
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', body: apiForm() });
    expect(answer.status).toBe(502);
    const { error } = (await answer.json()) as { error: { error_data: { outcome?: string } } };
    expect(error.error_data.outcome).toBe(path.startsWith('cashier') ? 'unknown' : undefined);
  }
  expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST']);
});

test('an answer that breaks off after its headers becomes 502 or 504, also for games and oauth', async () => {
  const { url, seen } = await proxiedPlatform((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 5 }).flushHeaders();
    setTimeout(() => res.socket?.destroy(), 5);
  });
  const posted = await fetch(`${url}/api/account.changefakename`, { method: 'POST', body: apiForm() });
  expect([posted.status, (await posted.json()) as object]).toMatchObject([
    502,
    { error: { type: 'InternalServerErrorException' } },
  ]);
  expect((await fetch(`${url}/platform/game/book/demo?embed=1`)).status).toBe(502);
  expect((await fetch(`${url}/oauth/init?service=google`)).status).toBe(502);
  expect(seen).toHaveLength(3);
  const silent = await proxiedPlatform((_req, res) => res.writeHead(200, { 'content-length': 5 }).flushHeaders(), {
    timeouts: HASTY,
  });
  expect((await fetch(`${silent.url}/api/account.changefakename`, { method: 'POST', body: apiForm() })).status).toBe(
    504,
  );
});

test.each(['<!doctype html><p>sid=secret', '<br /><b>Warning</b>: mysqli in /srv/a.php{"data":1}', ''])(
  'a 200 answer that begins with %j becomes 502, and its beginning is reported but not sent to the player',
  async (body) => {
    const foreign = vi.fn();
    const { url } = await proxiedPlatform(
      (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(body),
      { onFault: foreign },
    );
    const read = await fetch(`${url}/api/games.getCategories`);
    expect([read.status, await read.json()]).toMatchObject([502, { error: { type: 'InternalServerErrorException' } }]);
    const paid = await fetch(`${url}/api/cashier.makedeposit`, { method: 'POST', body: apiForm() });
    expect([paid.status, await paid.json()]).toMatchObject([502, { error: { error_data: { outcome: 'unknown' } } }]);
    const fault: unknown = expect.objectContaining({ status: 200, beginning: body });
    expect(foreign.mock.calls).toEqual([
      ['games.getCategories', fault, read.headers.get('x-request-id')],
      ['cashier.makedeposit', fault, paid.headers.get('x-request-id')],
    ]);
  },
);

test('a JSON answer with another Content-Type, after spaces and a byte order mark, is passed on', async () => {
  const { url } = await proxiedPlatform(
    (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('\uFEFF\n {"data":[]}'),
  );
  const answer = await fetch(`${url}/api/games.getCategories`);
  expect([answer.status, await answer.json()]).toEqual([200, { data: [] }]);
});

test('an answer with a broken chunk reaches the visitor up to the broken part', async () => {
  const { url } = await proxiedPlatform((req) => {
    // The second chunk has no valid length: the error arrives together with the first chunk.
    req.socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nc\r\n{"data":"hel\r\nnot a length\r\n');
  });
  expect(await sendRaw(url, rawGet('/api/account.getInfo'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"data":"hel/);
});

test('every call is observed by its operation up to the first byte or failure, except when the visitor left', async () => {
  let answer: Platform = () => {};
  const { url, observed } = await proxiedPlatform((...parts) => answer(...parts));
  const json = { 'content-type': 'application/json' };
  const call = async (
    next: Platform,
    path: string,
    init?: RequestInit,
  ): Promise<(typeof observed)[number] | undefined> => {
    answer = next;
    await fetch(url + path, init).then((res) => res.text());
    await vi.waitFor(() => expect(observed).not.toEqual([]));
    return observed.pop();
  };
  const post = () => ({ method: 'POST', body: apiForm() });
  let finish = () => {};
  answer = (_req, res) => {
    res.writeHead(200, json).write('{"data":');
    finish = () => void res.end('1}');
  };
  const began = performance.now();
  const read = await fetch(`${url}/api/GAMES.getcategories?x=1`);
  const toFirstByte = performance.now() - began;
  await sleep(50);
  finish();
  expect(await read.json()).toEqual({ data: 1 });
  await vi.waitFor(() => expect(observed).toMatchObject([{ operation: 'games.getCategories', error: undefined }]));
  expect(observed[0]?.ms).toBeLessThanOrEqual(toFirstByte);
  observed.pop();
  const disabled: Platform = (_req, res) =>
    void res.writeHead(503, json).end('{"error":{"type":"ApplicationDisabledException"}}');
  expect(await call(disabled, '/api/account.getInfo')).toMatchObject({
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
  const leaving = new AbortController();
  answer = () => leaving.abort();
  await expect(fetch(`${url}/api/account.getInfo`, { signal: leaving.signal })).rejects.toThrow(/abort/);
  expect(await call(disabled, '/api/account.getInfo')).toMatchObject({ error: undefined });
  expect(observed).toEqual([]);
  const silent = await proxiedPlatform(() => {}, { timeouts: HASTY });
  await fetch(`${silent.url}/api/account.getInfo`);
  expect(silent.observed).toMatchObject([{ operation: 'account.getInfo', error: { name: 'TimeoutError' } }]);
  expect(silent.observed[0]?.ms).toBeGreaterThanOrEqual(HASTY.PLATFORM_TIMEOUT - 10);
});
