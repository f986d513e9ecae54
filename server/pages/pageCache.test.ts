import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { request } from 'undici';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contextOf, openContext } from '#server/http/requestContext.ts';
import { noncesOf, pageCacheSite, whole } from './pageCacheSite.testing.ts';

test('a page cache hit sends the same page with a new nonce, with Content-Length and without ETag', async () => {
  const { ask, render } = await pageCacheSite();
  const cold = await ask();
  const warm = await ask();
  expect(cold.headers['cache-status']).toBe('croupier; fwd=miss');
  expect(warm.headers['cache-status']).toMatch(/^croupier; hit; ttl=[01]$/);
  expect(warm.headers['cache-control']).toBe('private, no-cache, no-transform');
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
  const { ask } = await pageCacheSite();
  await ask();
  const head = await ask('/', {}, 'HEAD');
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe((await ask()).headers['content-length']);
});

test('a page cache hit in brotli or gzip decompresses to the page with a new nonce', async () => {
  const { ask } = await pageCacheSite();
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

test('a visitor, while a robot waits for its render of a cold page, gets the page at once', async () => {
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const { promise: dataOfRobot, resolve: settle } = Promise.withResolvers<void>();
  const { ask, render, cache } = await pageCacheSite({
    render: async (req, res) => {
      const isSlow = req.headers['user-agent']?.includes('Googlebot');
      if (isSlow) await dataOfRobot;
      const { nonce } = contextOf(res);
      res.type('html').end(`<html><script nonce="${nonce}">${isSlow ? 'robot' : 'visitor'}</script></html>`);
    },
  });
  const pending = [ask('/', robot), ask('/faq', robot), ask('/rules', robot)];
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3));
  expect((await ask()).text).toContain('visitor');
  cache.purge((key) => key.endsWith('/rules'));
  settle();
  for (const { text } of await Promise.all(pending)) expect(text).toContain('robot');
  // Its page is stored for later, unless a visitor's is there already or may be newer.
  const stored = async (path: string) => {
    const { headers, text } = await ask(path);
    return [headers['cache-status']?.split(';')[1], /robot|visitor/.exec(text)?.[0]];
  };
  expect(await stored('/')).toEqual([' hit', 'visitor']);
  expect(await stored('/rules')).toEqual([' fwd=miss', 'visitor']);
  expect(render).toHaveBeenCalledTimes(5);
});

test('a page that a robot has rendered is served from the cache', async () => {
  const { ask, render } = await pageCacheSite();
  await ask('/', { 'user-agent': 'curl/8.5.0' });
  expect((await ask()).headers['cache-status']).toMatch(/^croupier; hit/);
  expect(render).toHaveBeenCalledTimes(1);
});

test('players, requests with Authorization, previews and POSTs neither get nor fill a cached page', async () => {
  const { ask, render } = await pageCacheSite();
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
  expect((await ask('/', { cookie: 'sid=x' })).headers['cache-control']).toBe('private, no-store, no-transform');
  expect(render).toHaveBeenCalledTimes(8);
});

test('an answer that sets a cookie, has a fallback, is a 500 or breaks off is not cached', async () => {
  let mode = 'cookie';
  const { ask, render, cache } = await pageCacheSite({
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

test('a Save-Data visitor gets a separate cached page, and all pages have Vary: Save-Data', async () => {
  const { ask, rerender, render, tick } = await pageCacheSite();
  const lean = ['/', { 'save-data': 'on' }] as const;
  const [usual, small] = [await ask(), await ask(...lean)];
  expect(render).toHaveBeenCalledTimes(2);
  for (const { headers } of [usual, small]) expect(headers['vary']).toContain('Save-Data');
  expect((await ask(...lean)).headers['cache-status']).toContain('hit');
  expect(render).toHaveBeenCalledTimes(2);
  tick(2_000);
  await ask(...lean);
  await expect.poll(() => rerender.mock.calls.map(([request]) => request?.savesData)).toEqual([true]);
});

test('requests that differ in unlisted parameters share a cached page; another host or language does not', async () => {
  const { ask, render } = await pageCacheSite();
  for (let i = 0; i < 50; i += 1) await ask(`/?x=${i}&utm_source=${i}`);
  expect(render).toHaveBeenCalledTimes(1);
  await ask('/', { host: 'evil.example' });
  await ask('/ru');
  expect(render).toHaveBeenCalledTimes(3);
});

test('the next visitor after a purge gets a new page', async () => {
  const { ask, cache, state } = await pageCacheSite();
  await ask();
  state.html = () => '<html>tahrirlandi</html>';
  cache.purge(() => true);
  expect((await ask()).text).toContain('tahrirlandi');
});

test('HEAD requests fill the cached page that GET gets, with one render', async () => {
  const { ask, render } = await pageCacheSite();
  const heads = await Promise.all(Array.from({ length: 20 }, () => ask('/', {}, 'HEAD')));
  expect(heads.map(({ status, body }) => [status, body.length])).toEqual(heads.map(() => [200, 0]));
  expect(await ask()).toMatchObject({ status: 200, headers: { 'cache-status': expect.stringMatching(/hit/) } });
  expect((await ask()).text).toMatch(/salom.*<\/html>$/);
  expect(render).toHaveBeenCalledTimes(1);
});

test('another spelling of a URL gets the cached page and never fills it', async () => {
  const { ask, render, cache } = await pageCacheSite();
  await ask('/PROMOTIONS');
  await ask('/pRoMoTiOnS');
  expect([render.mock.calls.length, cache.stats()[0]?.entries]).toEqual([2, 0]);
  await ask('/promotions');
  for (const path of ['/PROMOTIONS', '/pRoMoTiOnS', '/promotions/', '/%70romotions'])
    expect((await ask(path)).headers['cache-status'], path).toMatch(/hit/);
  expect([render.mock.calls.length, cache.stats()[0]?.entries]).toEqual([3, 1]);
});

test('pages under an unknown host name are rendered and not cached', async () => {
  const { ask, cache } = await pageCacheSite({ isKnownOrigin: (origin) => origin.endsWith('own.test') });
  for (let index = 0; index < 20; index += 1) expect((await ask('/', { host: `x${index}.test` })).status).toBe(200);
  expect(cache.stats()[0]?.entries).toBe(0);
  await ask('/', { host: 'own.test' });
  expect((await ask('/', { host: 'OWN.test' })).headers['cache-status']).toMatch(/hit/);
});

test('pages of guests and players have CDN-Cache-Control: no-store', async () => {
  const { ask } = await pageCacheSite();
  for (const headers of [{}, {}, { cookie: 'sid=x' }] as Record<string, string>[])
    expect((await ask('/', headers)).headers['cdn-cache-control']).toBe('no-store');
});

test('any query, header or cookie outside the allow-list gets the same cached page', async () => {
  const { ask, render, cache } = await pageCacheSite({ times: { fresh: 1_000_000, stale: 0, error: 0 } });
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
  const site = await pageCacheSite();
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
  const { ask } = await pageCacheSite();
  await ask('/', { 'accept-encoding': 'br' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/', { 'accept-encoding': 'br' })));
  const lengths = new Set(answers.map(({ headers }) => headers['content-length']));
  expect(lengths.size).toBe(1);
  const texts = answers.map(({ body }) => brotliDecompressSync(body).toString());
  expect(new Set(texts.map((text) => noncesOf(text)[0])).size).toBe(40);
  const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.headers['content-encoding'], head.headers['content-length']]).toEqual(['br', [...lengths][0]]);
});
