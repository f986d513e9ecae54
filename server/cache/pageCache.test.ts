import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import fc from 'fast-check';
import { request } from 'undici';
import { expect, onTestFinished, test, vi } from 'vitest';
import { timeLimit } from '../../tests/support/timeLimit.ts';
import { contextOf, openContext, requestContext } from '../http/requestContext.ts';
import { whenAbandoned } from '../http/body/whenAbandoned.ts';
import { type PageCacheOptions, pageCache } from './pageCache.ts';

/** A render in which nothing failed. */
const whole = { isMaintenance: false, hasFallback: false, hasDefault: false, isUncacheable: false };

interface Site {
  isKnownOrigin?: PageCacheOptions['isKnownOrigin'];
  render?: RequestHandler;
  rerender?: PageCacheOptions['rerender'];
  times?: { fresh: number; stale: number; error: number };
  /** Cache times of single routes. */
  timesOf?: Record<string, { fresh: number; stale: number; error: number }>;
}

async function listen(site: Site = {}) {
  let clock = 0;
  let renders = 0;
  const state = {
    html: (nonce: string) => `<html><script nonce="${nonce}">1</script>salom<i nonce="${nonce}"></i></html>`,
  };
  const render = vi.fn<RequestHandler>(
    site.render ??
      (async (_req, res) => {
        renders += 1;
        const { nonce } = contextOf(res);
        res.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
        res.setHeader('Content-Type', 'text/html; charset=utf-8');
        const html = state.html(nonce);
        res.write(html.slice(0, 20));
        await sleep(10);
        res.end(html.slice(20));
      }),
  );
  const rerender = vi.fn(
    site.rerender ??
      (async () => ({
        status: 200,
        nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
        html: Buffer.from(state.html('RRRRRRRRRRRRRRRRRRRRRR==')),
      })),
  );
  const cache = pageCache({
    times: (route = '') => site.timesOf?.[route] ?? site.times ?? { fresh: 1_000, stale: 10_000, error: 100_000 },
    maxBytes: 1_000_000,
    buildId: 'b1',
    originOf: (req) => `http://${req.headers.host}`,
    ...(site.isKnownOrigin ? { isKnownOrigin: site.isKnownOrigin } : {}),
    rerender,
    now: () => clock,
  });
  const app = express().disable('x-powered-by');
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), compression(), cache, render);
  const server = app.listen(0);
  // Generating thousands of queries blocks for longer than the usual keep-alive.
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const port = (server.address() as AddressInfo).port;
  async function ask(path = '/', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
    const answer = await request(`http://127.0.0.1:${port}${path}`, { headers, method });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return {
      host: `127.0.0.1:${port}`,
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body,
      text: body.toString(),
    };
  }
  return {
    ask,
    port,
    cache,
    render,
    rerender,
    state,
    renders: () => renders,
    tick: (ms: number) => void (clock += ms),
  };
}

const noncesOf = (text: string) => [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);

test('a page cache hit sends the same page with a new nonce, with Content-Length and without ETag', async () => {
  const { ask, render } = await listen();
  const cold = await ask();
  const warm = await ask();
  expect(cold.headers['cache-status']).toBe('croupier; fwd=miss');
  expect(warm.headers['cache-status']).toMatch(/^croupier; hit; ttl=[01]$/);
  expect(warm.headers['cache-control']).toBe('private, no-cache');
  expect(warm.headers['content-length']).toBe(String(warm.body.length));
  expect(warm.headers['etag']).toBeUndefined();
  expect(warm.headers['vary']).toContain('Accept-Encoding');
  const [nonce, second] = noncesOf(warm.text);
  expect(second).toBe(nonce);
  expect(warm.headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`);
  expect(nonce).not.toBe(noncesOf(cold.text)[0]);
  expect(warm.text.replaceAll(nonce as string, '')).toBe(cold.text.replaceAll(noncesOf(cold.text)[0] as string, ''));
  expect(noncesOf((await ask()).text)[0]).not.toBe(nonce);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a HEAD request for a cached page gets its Content-Length and no body', async () => {
  const { ask } = await listen();
  await ask();
  const head = await ask('/', {}, 'HEAD');
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe((await ask()).headers['content-length']);
});

test('a page cache hit in brotli or gzip decompresses to the page with a new nonce', async () => {
  const { ask } = await listen();
  await ask('/', { 'accept-encoding': 'br' });
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await ask('/', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const html = decode(answer.body).toString();
    expect(html).toContain('salom');
    expect(answer.headers['content-security-policy']).toContain(noncesOf(html)[0]);
  }
  expect((await ask('/', { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding']).toBeUndefined();
});

test('500 concurrent visitors of a cold page cause one render and get different nonces', async () => {
  const { ask, renders } = await listen();
  const all = await Promise.all(Array.from({ length: 500 }, () => ask()));
  expect(renders()).toBe(1);
  expect(new Set(all.map(({ text }) => noncesOf(text)[0])).size).toBe(500);
  for (const { status, text } of all) expect([status, text.endsWith('</html>')]).toEqual([200, true]);
});

/** A page whose head is sent at once and whose end waits for `finish`. */
function slowPage() {
  const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>();
  const state = { abandoned: false };
  const render: RequestHandler = async (_req, res) => {
    const { nonce } = contextOf(res);
    whenAbandoned(res, () => {
      state.abandoned = true;
    });
    res.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.write(`<html><script nonce="${nonce}">1</script>shell${nonce.slice(0, 9)}`);
    res.flush();
    await mayEnd;
    res.write(`${nonce.slice(9)}">late`);
    res.end('</html>');
  };
  return { render, finish, state };
}

/** Reads an answer as it arrives. */
async function read(port: number, headers: Record<string, string> = {}) {
  const { body, headers: given, statusCode } = await request(`http://127.0.0.1:${port}/`, { headers });
  const answer = { status: statusCode, headers: given as Record<string, string>, text: '', ended: '' };
  body.setEncoding('latin1');
  body.on('data', (chunk: string) => void (answer.text += chunk));
  body.once('end', () => void (answer.ended = 'whole'));
  body.once('error', () => void (answer.ended = 'broken'));
  return { ...answer, now: () => answer, leave: () => body.destroy() };
}

test('visitors who follow the recording of a slow page get its beginning at once, each with a different nonce', async () => {
  const { render, finish } = slowPage();
  const { port, ask, render: rendered } = await listen({ render });
  const first = await read(port);
  const startedAt = performance.now();
  const others = await Promise.all(Array.from({ length: 20 }, () => read(port)));
  await expect.poll(() => others.every((other) => other.now().text.includes('shell'))).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(timeLimit(1_000));
  expect(first.now().ended).toBe('');
  finish();
  await expect.poll(() => others.every((other) => other.now().ended === 'whole')).toBe(true);
  expect(rendered).toHaveBeenCalledTimes(1);
  const nonces = others.map(({ status, headers, now }) => {
    const { text } = now();
    const [nonce = ''] = noncesOf(text);
    expect([status, headers['cache-status']]).toEqual([200, 'croupier; fwd=miss; collapsed']);
    expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`);
    expect(text).toBe(`<html><script nonce="${nonce}">1</script>shell${nonce}">late</html>`);
    return nonce;
  });
  expect(new Set([...nonces, noncesOf(first.now().text)[0]]).size).toBe(21);
  // The page is cached.
  expect((await ask()).headers['cache-status']).toMatch(/hit/);
});

test('a visitor who follows a recording gets the accepted encoding', async () => {
  const { render, finish } = slowPage();
  const { port } = await listen({ render });
  await read(port);
  const other = await read(port, { 'accept-encoding': 'gzip' });
  finish();
  await expect.poll(() => other.now().ended).toBe('whole');
  expect(other.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(Buffer.from(other.now().text, 'latin1')).toString()).toMatch(/shell.{24}">late<\/html>$/);
});

test('a render whose first visitor leaves goes on for its followers, and is abandoned when the last one leaves', async () => {
  const { render, finish, state } = slowPage();
  const { port, ask } = await listen({ render });
  const first = await read(port);
  const [second, third] = await Promise.all([read(port), read(port)]);
  first.leave();
  await expect.poll(() => first.now().ended).toBe('broken');
  second.leave();
  await sleep(20);
  expect([state.abandoned, third.now().ended]).toEqual([false, '']);
  finish();
  await expect.poll(() => third.now().ended).toBe('whole');
  expect(third.now().text).toMatch(/late<\/html>$/);
  expect((await ask()).headers['cache-status']).toMatch(/hit/);

  const other = slowPage();
  const left = await listen({ render: other.render });
  const visitors = [await read(left.port), await read(left.port)];
  for (const visitor of visitors) {
    expect(other.state.abandoned).toBe(false);
    visitor.leave();
    await sleep(20);
  }
  await expect.poll(() => other.state.abandoned).toBe(true);
  other.finish();
});

test('a recording that was purged is not followed by later visitors', async () => {
  const { render, finish } = slowPage();
  const { port, cache, render: rendered } = await listen({ render });
  await read(port);
  cache.purge(() => true);
  await read(port);
  expect(rendered).toHaveBeenCalledTimes(2);
  finish();
});

test('players, requests with Authorization, previews and POSTs neither get nor fill a cached page', async () => {
  const { ask, render } = await listen();
  for (const headers of [
    { cookie: 'a=1; sid=secret' },
    { cookie: '__Host-sid_p=secret' },
    { authorization: 'Bearer x' },
  ])
    await ask('/', headers as never);
  await ask('/?preview=1');
  await ask('/', {}, 'POST');
  await ask();
  expect((await ask('/', { cookie: 'sid=x' })).headers['cache-status']).toBe('croupier; fwd=bypass; detail=session');
  expect((await ask('/', { cookie: 'sid=x' })).headers['cache-control']).toBe('private, no-store');
  expect(render).toHaveBeenCalledTimes(8);
});

test('an answer that sets a cookie, has a fallback, is a 500 or breaks off is not cached', async () => {
  let mode = 'cookie';
  const { ask, render, cache } = await listen({
    render: (_req, res) => {
      res.setHeader('Content-Type', 'text/html');
      if (mode === 'cookie') res.setHeader('Set-Cookie', 'a=1');
      if (mode === 'failed') contextOf(res).rendered = { ...whole, hasFallback: true };
      if (mode === 'error') res.status(500);
      res.write('<html>');
      if (mode === 'broken') res.destroy();
      else res.end('</html>');
    },
  });
  for (mode of ['cookie', 'failed', 'error']) await ask();
  mode = 'broken';
  await expect(ask()).rejects.toThrow(/closed|terminated|aborted/);
  expect(cache.stats()[0]?.entries).toBe(0);
  expect(render).toHaveBeenCalledTimes(4);
});

test('a stale page is sent at once and rendered again once in the background; then the new one is sent', async () => {
  const { ask, rerender, state, tick } = await listen();
  await ask();
  state.html = (nonce) => `<html><b nonce="${nonce}">yangi</b></html>`;
  tick(2_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  const old = answers.filter(({ text }) => !text.includes('yangi'));
  expect(old.length).toBeGreaterThan(0);
  for (const { headers } of old) expect(headers['cache-status']).toMatch(/hit; ttl=-/);
  const renewed = await ask();
  expect(renewed.text).toContain('yangi');
  expect(renewed.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(renewed.headers['content-security-policy']).toBe(`script-src 'nonce-${noncesOf(renewed.text)[0]}'`);
  expect(rerender).toHaveBeenCalledTimes(1);
  expect(rerender.mock.calls[0]?.[0]).toMatchObject({ url: '/', locale: 'uz', framed: false });
});

test('a Save-Data visitor gets a separate cached page, and all pages have Vary: Save-Data', async () => {
  const { ask, rerender, render, tick } = await listen();
  const lean = ['/', { 'save-data': 'on' }] as const;
  const [usual, small] = [await ask(), await ask(...lean)];
  expect(render).toHaveBeenCalledTimes(2);
  for (const { headers } of [usual, small]) expect(headers['vary']).toContain('Save-Data');
  expect((await ask(...lean)).headers['cache-status']).toContain('hit');
  expect(render).toHaveBeenCalledTimes(2);
  tick(2_000);
  await ask(...lean);
  await expect.poll(() => rerender.mock.calls.map(([facts]) => facts?.savesData)).toEqual([true]);
});

test('an old page whose render fails is served within its error time, with one try per back-off', async () => {
  const { ask, tick, rerender } = await listen({ rerender: async () => Promise.reject(new Error('content is down')) });
  await ask();
  tick(50_000);
  for (let i = 0; i < 5; i += 1) expect(await ask()).toMatchObject({ status: 200 });
  expect(rerender).toHaveBeenCalledTimes(1);
});

test('a 404 page is cached separately, and a page that becomes 404 is not served any more', async () => {
  const { ask, cache, render } = await listen({
    render: (_req, res) => void res.status(404).type('html').end('<p>yoʻq</p>'),
  });
  expect((await ask('/none')).status).toBe(404);
  expect(await ask('/none')).toMatchObject({ status: 404, text: '<p>yoʻq</p>' });
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.stats().map(({ entries }) => entries)).toEqual([0, 1]);
  const moved = await listen({
    rerender: async () => ({ status: 404, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.from('<p>yoʻq</p>') }),
  });
  await moved.ask('/promo');
  moved.tick(2_000);
  expect((await moved.ask('/promo')).status).toBe(200);
  await sleep(5);
  expect((await moved.ask('/promo')).status).toBe(404);
});

test('requests that differ in unlisted parameters share a cached page; another host or language does not', async () => {
  const { ask, render } = await listen();
  for (let i = 0; i < 50; i += 1) await ask(`/?x=${i}&utm_source=${i}`);
  expect(render).toHaveBeenCalledTimes(1);
  await ask('/', { host: 'evil.example' });
  await ask('/ru');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a visitor who does not read does not delay others who wait for the same page', async () => {
  const { ask, port, state } = await listen();
  state.html = (nonce) => `<html nonce="${nonce}">${'x'.repeat(2_000_000)}</html>`;
  const slow = connect(port, '127.0.0.1');
  slow.pause();
  slow.write('GET / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n');
  await sleep(5);
  const began = performance.now();
  expect((await ask('/', { host: '127.0.0.1:1' })).body.length).toBeGreaterThan(2_000_000);
  expect(performance.now() - began).toBeLessThan(timeLimit(2_000));
  slow.destroy();
});

test('the next visitor after a purge gets a new page', async () => {
  const { ask, cache, state } = await listen();
  await ask();
  state.html = () => '<html>tahrirlandi</html>';
  cache.purge(() => true);
  expect((await ask()).text).toContain('tahrirlandi');
});

test('a stale page whose new render is a redirect is not served any more', async () => {
  const { ask, tick, render } = await listen({
    rerender: async () => ({ status: 302, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.alloc(0) }),
  });
  await ask();
  tick(2_000);
  await ask();
  await sleep(5);
  expect((await ask()).headers['cache-status']).toBe('croupier; fwd=miss');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a render that reports maintenance stops the cache from serving any page', async () => {
  let closed = false;
  const { ask, tick } = await listen({
    render: (_req, res) =>
      void res
        .status(closed ? 503 : 200)
        .type('html')
        .end(closed ? 'yopiq' : 'ochiq'),
    rerender: async () =>
      closed
        ? {
            status: 503,
            nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
            html: Buffer.alloc(0),
            rendered: { ...whole, isMaintenance: true },
          }
        : { status: 200, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.from('ochiq') },
  });
  for (const path of ['/', '/faq', '/rules']) await ask(path);
  closed = true;
  tick(2_000);
  expect((await ask('/')).status).toBe(200);
  await sleep(5);
  // Pages that were not requested since are not served either.
  for (const path of ['/', '/faq', '/rules'])
    expect(await ask(path)).toMatchObject({
      status: 503,
      text: 'yopiq',
      headers: { 'cache-status': 'croupier; fwd=miss; detail=failed' },
    });
  closed = false;
  expect((await ask('/faq')).text).toBe('ochiq');
});

test('an old page past its stale time is not served when its new render reports maintenance', async () => {
  const { ask, tick, render } = await listen({
    rerender: async () => ({
      status: 503,
      nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
      html: Buffer.alloc(0),
      rendered: { ...whole, isMaintenance: true },
    }),
  });
  await ask();
  tick(50_000);
  expect((await ask()).headers['cache-status']).toBe('croupier; fwd=miss');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a stale page whose new render fails with 503 without maintenance is still served', async () => {
  const { ask, tick } = await listen({
    rerender: async () => ({ status: 503, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.from('xato') }),
  });
  await ask();
  for (const ms of [2_000, 50_000]) {
    tick(ms);
    expect(await ask()).toMatchObject({ status: 200 });
    await sleep(5);
  }
});

/** Renders `/game/x` as the route `/game/:sysname`; the last part of the path `none` is not found. */
const routed: RequestHandler = (req, res) => {
  contextOf(res).route = req.path.replace(/^\/game\/.+/, '/game/:sysname');
  res
    .status(req.path.endsWith('/none') ? 404 : 200)
    .type('html')
    .end('<html></html>');
};

test('a page with cache times of its own is fresh, stale and gone by them, and others by those of all pages', async () => {
  const { ask, tick, rerender } = await listen({
    render: routed,
    rerender: async () => Promise.reject(new Error('content is down')),
    timesOf: { '/game/:sysname': { fresh: 5_000, stale: 1_000, error: 0 } },
  });
  const status = async (path: string) => (await ask(path)).headers['cache-status'];
  for (const path of ['/game/a', '/faq']) expect(await status(path)).toBe('croupier; fwd=miss');
  tick(2_000);
  expect(await status('/game/a')).toMatch(/hit; ttl=[23]/);
  expect(await status('/faq')).toMatch(/hit; ttl=-/);
  tick(5_000);
  // Past its time the page is gone, while the other one is still stale.
  expect(await status('/game/a')).toBe('croupier; fwd=miss');
  expect(await status('/faq')).toMatch(/hit; ttl=-/);
  expect(rerender.mock.calls.length).toBeGreaterThan(0);
});

test('a page whose fresh time is 0 is not cached, says so, and its 404 page is', async () => {
  const { ask, render, cache } = await listen({
    render: routed,
    timesOf: { '/game/:sysname': { fresh: 0, stale: 0, error: 0 } },
  });
  for (let at = 0; at < 2; at += 1)
    expect((await ask('/game/a')).headers['cache-status']).toBe('croupier; fwd=miss; detail=off');
  expect([render.mock.calls.length, cache.stats()[0]?.entries]).toEqual([2, 0]);
  await ask('/game/none');
  expect((await ask('/game/none')).headers['cache-status']).toMatch(/hit/);
  await ask('/faq');
  expect((await ask('/faq')).headers['cache-status']).toMatch(/hit/);
});

test('HEAD requests fill the cached page that GET gets, with one render', async () => {
  const { ask, render } = await listen();
  const heads = await Promise.all(Array.from({ length: 20 }, () => ask('/', {}, 'HEAD')));
  expect(heads.map(({ status, body }) => [status, body.length])).toEqual(heads.map(() => [200, 0]));
  expect(await ask()).toMatchObject({ status: 200, headers: { 'cache-status': expect.stringMatching(/hit/) } });
  expect((await ask()).text).toMatch(/salom.*<\/html>$/);
  expect(render).toHaveBeenCalledTimes(1);
});

test('another spelling of a URL gets the cached page and never fills it', async () => {
  const { ask, render, cache } = await listen();
  await ask('/PROMOTIONS');
  await ask('/pRoMoTiOnS');
  expect([render.mock.calls.length, cache.stats()[0]?.entries]).toEqual([2, 0]);
  await ask('/promotions');
  for (const path of ['/PROMOTIONS', '/pRoMoTiOnS', '/promotions/', '/%70romotions'])
    expect((await ask(path)).headers['cache-status'], path).toMatch(/hit/);
  expect([render.mock.calls.length, cache.stats()[0]?.entries]).toEqual([3, 1]);
});

test('pages under an unknown host name are rendered and not cached', async () => {
  const { ask, cache } = await listen({ isKnownOrigin: (origin) => origin.endsWith('own.test') });
  for (let at = 0; at < 20; at += 1) expect((await ask('/', { host: `x${at}.test` })).status).toBe(200);
  expect(cache.stats()[0]?.entries).toBe(0);
  await ask('/', { host: 'own.test' });
  expect((await ask('/', { host: 'OWN.test' })).headers['cache-status']).toMatch(/hit/);
});

test('pages of guests and players have CDN-Cache-Control: no-store', async () => {
  const { ask } = await listen();
  for (const headers of [{}, {}, { cookie: 'sid=x' }] as Record<string, string>[])
    expect((await ask('/', headers)).headers['cdn-cache-control']).toBe('no-store');
});

test('a stale page whose new render has a fallback is not replaced', async () => {
  const { ask, tick } = await listen({
    rerender: async () => ({
      status: 200,
      nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
      html: Buffer.from('<p>xato</p>'),
      rendered: { ...whole, hasFallback: true },
    }),
  });
  await ask();
  tick(50_000);
  expect((await ask()).text).toContain('salom');
});

test('any query, header or cookie outside the allow-list gets the same cached page', async () => {
  const { ask, render, cache } = await listen({ times: { fresh: 1_000_000, stale: 0, error: 0 } });
  const [clean, hall] = [await ask('/faq'), await ask('/gamehall?category=slots')];
  // Pages are stored after they were sent.
  await expect.poll(() => cache.stats()[0]?.entries).toBe(2);
  const token = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
  const value = fc.oneof(
    fc.stringMatching(/^[\w.:/;=, -]{1,20}$/),
    fc.constantFrom('evil.test', 'https', '<script>', '1'),
  );
  const ours = new Set(['host', 'authorization', 'cookie', 'accept-encoding', 'content-length', 'transfer-encoding']);
  // Headers of the connection or the body are handled by earlier stages.
  const others = new Set(['connection', 'keep-alive', 'upgrade', 'expect', 'te', 'trailer', 'sec-fetch-dest']);
  const headers = fc
    .dictionary(
      fc.oneof(
        token,
        fc.constantFrom(
          'x-forwarded-host',
          'x-forwarded-proto',
          'x-original-url',
          'cache-control',
          'pragma',
          'accept',
          'accept-language',
          'user-agent',
          'x-http-method-override',
        ),
      ),
      value,
      { maxKeys: 6 },
    )
    .map((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !ours.has(name) && !others.has(name))));
  const cookies = fc.dictionary(token, token, { maxKeys: 4 }).map((all) =>
    Object.entries(all)
      .flatMap(([name, text]) => (name === 'sid' ? [] : [`${name}=${text}`]))
      .join('; '),
  );
  const query = fc.webQueryParameters().map((text) => text.replaceAll(/preview|_non_strict|[# ]/g, 'x'));
  await fc.assert(
    fc.asyncProperty(headers, cookies, query, async (sent, cookie, text) => {
      const answer = await ask(`/faq?${text}`, { ...sent, ...(cookie ? { cookie } : {}) });
      expect(answer.headers['cache-status']).toMatch(/^croupier; hit/);
      expect(answer.body).toHaveLength(clean.body.length);
      for (const word of ['evil.test', '<script>1']) expect(answer.headers['location'] ?? '').not.toContain(word);
      const same = await ask(`/gamehall?utm_source=${encodeURIComponent(text)}&category=slots`, sent);
      expect(same.body).toHaveLength(hall.body.length);
    }),
    { numRuns: 150 },
  );
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.stats()[0]?.entries).toBe(2);
}, 60_000);

test('answerFresh answers only a fresh page of a guest, with the headers of its first answer', async () => {
  const site = await listen();
  const cold = await site.ask('/', { 'accept-encoding': 'identity' });
  const open = openContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false });
  let passed = 0;
  const server = createServer((req, res) => {
    open(req, res);
    if (site.cache.answerFresh(req, res)) return;
    passed += 1;
    res.end('passed on');
  }).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(`http://127.0.0.1:${port}${path}`, { headers: { host: cold.host, ...headers } });
    return { headers: answer.headers, text: await answer.body.text() };
  };
  const warm = await ask('/');
  expect(noncesOf(warm.text)).toHaveLength(2);
  const own = new Set([
    'x-request-id',
    'cache-status',
    'keep-alive',
    'content-security-policy',
    'date',
    'content-length',
    'transfer-encoding',
  ]);
  for (const [name, value] of Object.entries(cold.headers))
    if (!own.has(name)) expect([name, warm.headers[name]]).toEqual([name, value]);
  expect(warm.headers['x-request-id']).toMatch(/^[\w-]{22}$/);
  for (const headers of [{ cookie: 'sid=1' }, { authorization: 'x' }, { host: 'other.test' }] as Record<
    string,
    string
  >[])
    expect((await ask('/', headers)).text).toBe('passed on');
  expect((await ask('/ru')).text).toBe('passed on');
  site.tick(2_000);
  expect((await ask('/')).text).toBe('passed on');
  expect(passed).toBe(5);
});

test('a cached page has the same compressed length for all later visitors, and a new nonce for each', async () => {
  const { ask } = await listen();
  await ask('/', { 'accept-encoding': 'br' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/', { 'accept-encoding': 'br' })));
  const lengths = new Set(answers.map(({ headers }) => headers['content-length']));
  expect(lengths.size).toBe(1);
  const texts = answers.map(({ body }) => brotliDecompressSync(body).toString());
  expect(new Set(texts.map((text) => noncesOf(text)[0])).size).toBe(40);
  const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.headers['content-encoding'], head.headers['content-length']]).toEqual(['br', [...lengths][0]]);
});
