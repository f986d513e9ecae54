import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import qs from 'qs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSitesTiers } from '#server/cache/tiers/createSitesTier.ts';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { collections } from '#shared/content/collections.ts';
import { flattenEntity } from '#shared/content/flattenEntity.ts';
import { type ContentClient, createContentClient } from './contentClient.ts';
import { contentKey } from './contentKey.ts';
import { contentRoutes } from './contentRoutes.ts';
import { createContentSource } from './contentSource.ts';
import { contentWebhook } from './contentWebhook.ts';
import { createCollectionReader } from './createCollectionReader.ts';

type Query = Record<string, never> & { locale?: string; pagination?: { page: string; pageSize: string } };
type Service = (
  path: string,
  query: Query,
  headers: Record<string, unknown>,
) => { status?: number; body?: unknown; headers?: Record<string, string> } | undefined;

async function setUp(
  initial: Service,
  limit: RateLimiter = () => (_req, _res, next) => next(),
  /** Timeout of the client in ms. */
  timeout = 150,
) {
  const state = { service: initial, clock: 0 };
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    const [path = '', search = ''] = (req.url ?? '').split('?');
    const answer = state.service(path, qs.parse(search) as Query, req.headers);
    if (!answer) return;
    res.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    res.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = createContentClient({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'token-1',
    timeout,
    idle: 4_000,
  });
  const log = { warn: vi.fn(), info: vi.fn() };
  const times = () => ({ fresh: 60_000, stale: 600_000, error: 6_000_000 });
  const source = createContentSource({
    readCollection: createCollectionReader(client),
    times,
    maxBytes: 1_000_000,
    timeout: timeout + 50,
    onError: (err, collection, id) => log.warn({ collection, id, err }),
    now: () => state.clock,
  });
  const routes = contentRoutes({
    uploads: (_req, _res, next) => next(),
    readCollection: createCollectionReader(client),
    times,
    maxBytes: 1_000_000,
    timeout: timeout + 50,
    limit,
    onError: (err, collection, id) => log.warn({ collection, id, err }),
  });
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }));
  app.all(
    '/_/content-webhook',
    contentWebhook({ secret: 'secret-12', purge: (name) => (source.purge(name), routes.purge(name)), log, limit }),
  );
  app.all('/_/off', contentWebhook({ secret: undefined, purge: () => {}, log, limit }));
  app.use(routes);
  const front = createServer(app).listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(async () => {
    await client.close().catch(() => {});
    front.close().closeAllConnections();
    server.close().closeAllConnections();
  });
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    url,
    state,
    requests,
    client,
    source,
    log,
    ask: (path: string, init?: RequestInit) => fetch(url + path, init),
  };
}

const signal = () => AbortSignal.timeout(1_000);

test('flattenEntity, for Strapi 4 and 5, returns one shape, and never throws for any fuzzed value', () => {
  const four = {
    id: 1,
    attributes: {
      title: 'a',
      image: { data: { id: 2, attributes: { url: '/u' } } },
      tags: { data: [{ id: 3, attributes: { name: 'x' } }] },
      none: { data: null },
    },
  };
  const five = {
    id: 1,
    documentId: 'd',
    title: 'a',
    image: { id: 2, url: '/u' },
    tags: [{ id: 3, name: 'x' }],
    none: null,
  };
  expect({ ...(flattenEntity(four) as object), documentId: 'd' }).toEqual(flattenEntity(five));
  expect(flattenEntity({ chart: { data: [1, 2] } })).toEqual({ chart: { data: [1, 2] } });
  expect(Object.keys(flattenEntity(JSON.parse('{"__proto__":{"admin":true},"a":1}')) as object)).toEqual(['a']);
  fc.assert(fc.property(fc.jsonValue(), (value) => void JSON.stringify(flattenEntity(value))));
});

test('the content client writes queries in brackets with indices, and reads pages of a list up to 1,000 records', async () => {
  const { client, requests } = await setUp((_path, query) => {
    const page = Number(query.pagination?.page);
    const data = Array.from({ length: 25 }, (_, i) => ({ id: page * 100 + i, slug: `p${page}-${i}` }));
    return { body: { data, meta: { pagination: { page, pageSize: 25, pageCount: 60, total: 1_500 } } } };
  });
  const answer = await client.find(
    'pages',
    { locale: 'ru', filters: { url: { $eq: '/x y' } }, populate: ['a', 'b.c'] },
    signal(),
  );
  expect(requests[0]).toBe(
    '/api/pages?filters[url][$eq]=%2Fx%20y&populate[0]=a&populate[1]=b.c&pagination[page]=1&pagination[pageSize]=100&locale=ru',
  );
  expect(answer.data).toHaveLength(1_000);
  expect(requests).toHaveLength(40);
});

test('the content client rejects for errors, invalid answers and timeouts, and returns null for a 404', async () => {
  const { client, state } = await setUp(() => ({ body: {} }));
  const find = () => client.find('common', { locale: 'uz' }, signal());
  for (const answer of [
    { body: { data: null, error: { message: 'x' } } },
    { status: 500, body: { data: {} } },
    { body: '{"data":' },
    { body: { data: 'text' } },
    { body: '<html>' },
  ]) {
    state.service = () => answer;
    await expect(find()).rejects.toThrow('common');
  }
  state.service = () => undefined;
  await expect(find()).rejects.toThrow(/timeout/i);
  state.service = () => ({ status: 404, body: { data: null, error: { status: 404 } } });
  expect(await find()).toEqual({ data: null });
});

test('the content source reads untranslated settings in Uzbek, but not pages, and sends its token', async () => {
  const { source, requests } = await setUp((path, query, headers) => {
    expect(headers['authorization']).toBe('Bearer token-1');
    if (query.locale === 'ru')
      return path.endsWith('pages') ? { body: { data: [] } } : { status: 404, body: { data: null, error: {} } };
    return { body: { data: { id: 1, minLength: 5 } } };
  });
  expect(await source.read('search-config', 'ru')).toMatchObject({ minLength: 5 });
  expect(await source.read('pages', 'ru', { filters: { slug: { $eq: 'rules' } } })).toEqual([]);
  expect(requests).toHaveLength(3);
});

test('the content source, when the service fails or answers badly, serves the last good value or the default', async () => {
  const { source, state, log, requests } = await setUp(() => ({ status: 500, body: {} }));
  expect(await source.read('common', 'uz')).toEqual(collections.common.defaults);
  await source.read('common', 'uz');
  expect(requests).toHaveLength(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(source.unread(['common'], 'uz')).toEqual(['common']);
  state.clock += 2_000;
  state.service = () => ({ body: { data: { id: 1, minLength: 7 } } });
  const trace = backgroundTrace('request-7');
  expect(await source.read('search-config', 'uz', { trace })).toMatchObject({ minLength: 7 });
  for (const bad of [
    { status: 500, body: {} },
    { body: { data: [] } },
    { body: 'nonsense' },
    { body: { data: null, error: {} } },
  ]) {
    state.clock += 1_000_000;
    state.service = () => bad;
    expect(await source.read('search-config', 'uz', { trace })).toMatchObject({ minLength: 7 });
  }
  expect(trace.cache[0]).toEqual({ name: 'content:search-config', verdict: 'miss' });
  expect(trace.cache.slice(1).every(({ verdict }) => verdict === 'stale')).toBe(true);
  // Cached readings are not recorded as calls.
  expect(trace.calls).toEqual([
    { name: 'content:search-config', verdict: 'miss', ms: expect.any(Number), startedAt: expect.any(Number) },
  ]);
  expect(log.warn).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'request-7', collection: 'search-config' }));
});

test('a content reading that uses the default after a failure is marked in the trace; one refused with 403 is not', async () => {
  const { source, state } = await setUp(() => ({ status: 500, body: {} }));
  const read = async (name: 'common' | 'search-config' | 'games-config') => {
    const trace = backgroundTrace('test');
    await source.read(name, 'uz', { trace });
    return trace.cache.some(({ isDefault }) => isDefault);
  };
  expect(await read('common')).toBe(true);
  expect(await read('common')).toBe(true);
  state.service = () => ({ status: 403, body: { data: null, error: { status: 403, message: 'Forbidden' } } });
  expect(await read('search-config')).toBe(false);
  state.service = () => ({ body: { data: { id: 1 } } });
  expect(await read('games-config')).toBe(false);
});

test('a value of the content source is frozen, and a write to it throws', async () => {
  const { source } = await setUp(() => ({ body: { data: { id: 1, suggestions: ['a'] } } }));
  const value = await source.bind('uz')('search-config');
  expect(Object.isFrozen(value)).toBe(true);
  expect(() => Object.assign(value, { minLength: 99 })).toThrow('read only');
});

test('the content webhook with the secret purges the model’s collection, or all for an unknown model; without it, none', async () => {
  let version = 0;
  const { source, ask } = await setUp((path) => ({
    body: { data: path.endsWith('pages') ? [] : { id: 1, minLength: (version += 1) } },
  }));
  const hook = (headers: Record<string, string>, body: unknown) =>
    ask('/_/content-webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const read = async () => (await source.read('search-config', 'uz')).minLength;
  expect(await read()).toBe(1);
  expect((await hook({}, { model: 'search-config' })).status).toBe(401);
  expect((await hook({ 'x-webhook-secret': 'secret-1' }, {})).status).toBe(401);
  expect(await read()).toBe(1);
  expect(
    (await hook({ authorization: 'Bearer secret-12' }, { model: 'search-config', event: 'entry.update' })).status,
  ).toBe(204);
  expect(await read()).toBe(2);
  await hook({ 'x-webhook-secret': 'secret-12' }, { model: 'seo-page' });
  expect(await read()).toBe(2);
  await hook({ 'x-webhook-secret': 'secret-12' }, { model: 'something-else' });
  expect(await read()).toBe(3);
  expect((await ask('/_/off', { method: 'POST' })).status).toBe(404);
  expect((await ask('/_/content-webhook')).status).toBe(405);
});

test('the content webhook limits wrong secrets, and does not count right ones', async () => {
  const { ask } = await setUp(() => ({ body: {} }), createRateLimiter({ perMinute: () => 3 }));
  const post = async (secret: string) => {
    const init = { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body: '{}' };
    return (await ask('/_/content-webhook', init)).status;
  };
  for (let call = 0; call < 5; call += 1) expect(await post('secret-12')).toBe(204);
  for (let call = 0; call < 3; call += 1) expect(await post(`guess-${call}`)).toBe(401);
  expect(await post('guess-4')).toBe(429);
  // Otherwise the right secret would be distinguishable from the guesses.
  expect(await post('secret-12')).toBe(429);
});

test('GET /content serves only listed collections, fields and operators, and caches the answer', async () => {
  const { ask, requests } = await setUp((_path, query) => ({
    body: { data: [{ id: 1, attributes: { slug: 'a', title: `in ${query.locale}` } }], meta: {} },
  }));
  const path = '/content/pages?filters[slug][$eq]=a&locale=ru&populate=*&x=1';
  const answer = await ask(path);
  // Completed by the schema, as for the server's loaders.
  expect(await answer.json()).toMatchObject({
    data: [{ slug: 'a', title: 'in ru', blocks: [], related: [] }],
    meta: {},
  });
  await ask(path);
  expect(requests).toHaveLength(1);
  expect(requests[0]).not.toContain('populate=*');
  for (const path of [
    '/content/users',
    '/content/admin',
    '/content/constructor',
    '/content/pages?filters[createdBy][password][$startsWith]=a',
    '/content/pages?filters[slug][$contains]=a',
    '/content/pages?filters[secret][$eq]=a',
    '/content/pages?pagination[pageSize]=100000',
    '/content/pages/..%2fusers',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect((await ask('/content/pages', { method: 'POST' })).status).toBe(405);
  expect(requests).toHaveLength(1);
});

test("GET /content with an editor's token neither reads nor fills the cache", async () => {
  const { ask } = await setUp((_path, _query, headers) => ({
    body: { data: { id: 1, footer: { copyright: headers['authorization'] } } },
  }));
  const who = async (headers: Record<string, string>) =>
    ((await (await ask('/content/common', { headers })).json()) as { data: { footer: { copyright: string } } }).data
      .footer.copyright;
  expect(await who({ cookie: 'strapi_jwt=editor' })).toBe('Bearer editor');
  expect(await who({})).toBe('Bearer token-1');
  expect(await who({ cookie: 'strapi_jwt=editor' })).toBe('Bearer editor');
});

test('GET /content for one record returns only the fields of its schema', async () => {
  const { ask } = await setUp((path) => ({
    status: path.endsWith('/gone') ? 404 : 200,
    body: {
      data: { id: 1, attributes: { slug: 'a', title: 'A', internalNote: 'SECRET', createdBy: { email: 'SECRET' } } },
    },
  }));
  for (const cookie of ['', 'strapi_jwt=editor']) {
    const answer = await (await ask('/content/pages/1', { headers: { cookie } })).text();
    expect(JSON.parse(answer)).toMatchObject({ data: { slug: 'a', title: 'A', blocks: [] }, meta: {} });
    expect(answer).not.toContain('SECRET');
  }
  expect(await (await ask('/content/pages/gone')).json()).toEqual({ data: null, meta: {} });
  expect(await (await ask('/content/common/1')).text()).not.toContain('SECRET');
});

test('GET /content tries a refused editor’s token once, and limits the number of unknown tokens', async () => {
  const limit = createRateLimiter({ perMinute: (name) => (name === 'editors' ? 3 : Infinity) });
  const { ask, requests } = await setUp((_path, _query, { authorization }) => {
    if (authorization === 'Bearer editor') return { body: { data: { id: 1, footer: { copyright: 'draft' } } } };
    if (authorization !== 'Bearer token-1') return { status: 401, body: { data: null, error: { status: 401 } } };
    return { body: { data: { id: 1, footer: { copyright: 'public' } } } };
  }, limit);
  const read = async (token: string) =>
    ((await (await ask('/content/common', { headers: { cookie: `strapi_jwt=${token}` } })).json()) as Common).data
      .footer.copyright;
  for (let call = 0; call < 5; call += 1) expect(await read('unknown')).toBe('public');
  // Once with the token, once for the shared answer.
  expect(requests).toHaveLength(2);
  for (let call = 0; call < 5; call += 1) expect(await read('editor')).toBe('draft');
  expect(requests).toHaveLength(7);
  for (let call = 0; call < 20; call += 1) expect(await read(`unknown-${call}`)).toBe('public');
  expect(requests).toHaveLength(9);
});

interface Common {
  data: { footer: { copyright: string } };
}

test('GET /content, for an answer that does not fit the collection, gets 502 and logs the request id', async () => {
  const { ask, log } = await setUp(() => ({ body: { data: [] } }));
  const answer = await ask('/content/search-config');
  expect(answer.status).toBe(502);
  expect(log.warn).toHaveBeenLastCalledWith(
    expect.objectContaining({ collection: 'search-config', id: answer.headers.get('x-request-id') }),
  );
});

test('GET /content, when the service fails, gets 502 with no-store', async () => {
  const { ask } = await setUp(() => ({ status: 500, body: {} }));
  const answer = await ask('/content/common');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store']);
});

test('contentKey is independent of the order of filters, and depends on the language', () => {
  expect(contentKey('pages', 'uz', { a: { $eq: 1, $ne: 2 }, b: { $eq: 1 } })).toBe(
    contentKey('pages', 'uz', { b: { $eq: 1 }, a: { $ne: 2, $eq: 1 } }),
  );
  expect(contentKey('pages', 'uz', { a: { $eq: 1 } })).not.toBe(contentKey('pages', 'ru', { a: { $eq: 1 } }));
});

test('the content source returns the default of a slow setting after 1,500 ms, and its value to the next reader', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<{ data: unknown }>();
  const client = { find: () => promise, close: vi.fn() } as unknown as ContentClient;
  const times = () => ({ fresh: 60_000, stale: 0, error: 0 });
  const source = createContentSource({
    readCollection: createCollectionReader(client),
    times,
    maxBytes: 1_000_000,
    timeout: 10_000,
    onError: vi.fn(),
  });
  const hurried = source.read('search-config', 'uz');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await hurried).toEqual(collections['search-config'].defaults);
  expect(source.unread(['search-config'], 'uz')).toEqual(['search-config']);
  resolve({ data: { id: 1, minLength: 4 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(await source.read('search-config', 'uz')).toMatchObject({ minLength: 4 });
  expect(source.unread(['search-config'], 'uz')).toEqual([]);
});

test('a flood of browser queries uses four calls at a time and does not delay a page’s reading', async () => {
  const { state, requests, source, ask } = await setUp(() => undefined);
  const flood = Array.from({ length: 40 }, (_, index) => ask(`/content/pages?filters[slug][$eq]=x${index}`));
  await expect.poll(() => requests.length).toBe(4);
  state.service = (path) => ({ body: { data: path.endsWith('common') ? { id: 1, menus: [] } : [], meta: {} } });
  await source.read('common', 'uz');
  expect(source.unread(['common'], 'uz')).toEqual([]);
  expect(requests.filter((url) => url.includes('/common'))).toHaveLength(1);
  expect(requests.length).toBeLessThan(10);
  for (const answer of await Promise.all(flood)) expect([200, 502]).toContain(answer.status);
});

test('GET /content gets 503 with Retry-After when 68 queries wait, and 429 over the rate limit', async () => {
  // Long enough that all queries arrive before the first one times out.
  const { ask } = await setUp(() => undefined, undefined, 1_500);
  const refused: Response[] = [];
  const others = new Set<number>();
  for (let index = 0; index < 80; index += 1)
    ask(`/content/pages?filters[slug][$eq]=x${index}`).then(
      (answer) => (answer.status === 503 ? refused.push(answer) : others.add(answer.status)),
      // The other queries wait until the test ends.
      () => undefined,
    );
  await vi.waitFor(() => expect(refused).toHaveLength(80 - 4 - 64), { timeout: 1_400 });
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(others).toEqual(new Set());

  const names: string[] = [];
  const limited = await setUp(
    () => ({ body: { data: [], meta: {} } }),
    (name, onLimit) => (req, res, next) => {
      names.push(name);
      return onLimit(req, res, next);
    },
  );
  const answer = await limited.ask('/content/pages');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(await answer.json()).toMatchObject({ data: null, error: { status: 429 } });
  expect([names, limited.requests]).toEqual([['reads'], []]);
});

test('sources of brands that share a service read a collection once, and each says its own words in it', async () => {
  const find = vi.fn(() => Promise.resolve({ data: { id: 1, replacements: { brand: 'Yulduz', age: '18+' } } }));
  const siblings = createSitesTiers().of(['content']);
  const sourceOf = (brand?: string) =>
    createContentSource({
      readCollection: createCollectionReader({ find }),
      times: () => ({ fresh: 60_000, stale: 0, error: 0 }),
      maxBytes: 1_000_000,
      timeout: 10_000,
      siblings,
      rewrite:
        brand === undefined
          ? undefined
          : { 'settings-seo': (seo) => ({ ...seo, replacements: { ...seo.replacements, brand } }) },
      onError: vi.fn(),
    });
  const [built, anor, navo] = [sourceOf(), sourceOf('Anor'), sourceOf('Navo')];
  const wordsOf = async (source: typeof built) => (await source.read('settings-seo', 'uz')).replacements['brand'];
  expect([await wordsOf(built), await wordsOf(anor), await wordsOf(navo)]).toEqual(['Yulduz', 'Anor', 'Navo']);
  expect(find).toHaveBeenCalledOnce();
  const [first, again, other] = [
    await anor.read('settings-seo', 'uz'),
    await anor.read('settings-seo', 'uz'),
    await built.read('settings-seo', 'uz'),
  ];
  expect(first).toBe(again);
  expect(Object.isFrozen(first)).toBe(true);
  // What the brand leaves is in memory once.
  expect(first.openGraph).toBe(other.openGraph);
});
