import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { pageCache } from '#server/pages/pageCache.ts';
import { cacheability, type PageAnswer, type PageRequest, type RenderedFacts } from './cacheability.ts';
import { createAddresses } from './createAddresses.ts';

const addressOf = createAddresses();
type Asked = Partial<Omit<PageRequest, 'address'>> & { target?: string };
const asks = ({ target = '/gamehall', ...change }: Asked = {}): PageRequest => ({
  isOn: true,
  isGuest: true,
  isOnBreak: false,
  method: 'GET',
  isAuthorized: false,
  address: addressOf(target),
  isKnownOrigin: () => true,
  fills: true,
  ...change,
});
const whole: RenderedFacts = { isMaintenance: false, hasFallback: false, hasDefault: false, isUncacheable: false };
const answers = (change: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  setsCookie: false,
  isHtml: true,
  bytes: 1_000,
  rendered: whole,
  ...change,
});

test.each([
  ['off', { isOn: false }],
  ['session', { isGuest: false }],
  ['break', { isOnBreak: true }],
  ['method', { method: 'POST' }],
  ['authorization', { isAuthorized: true }],
  ['long', { target: `/${'a'.repeat(2_048)}` }],
  ['preview', { target: '/gamehall?preview' }],
  ['server-path', { target: '/api/games.get' }],
  ['form', { target: '/gamehall?search=fox' }],
  ['form', { target: '/forms/sign_in' }],
  ['host', { isKnownOrigin: () => false }],
  ['spelling', { target: '/GameHall' }],
] as const)(
  'cacheability, for a request with the reason %s, returns not cacheable and that reason',
  (reason, change) => {
    expect(cacheability({ request: asks(change), answer: answers() })).toMatchObject({ cacheable: false, reason });
  },
);

test.each([
  ['cookie', { setsCookie: true }],
  ['too-large', { bytes: 4 * 1024 * 1024 + 1 }],
  ['maintenance', { status: 503, rendered: { ...whole, isMaintenance: true } }],
  ['moved', { status: 302, isHtml: false, bytes: 0, rendered: undefined }],
  ['no-page', { isHtml: false }],
  ['no-page', { bytes: 0 }],
  ['failed', { status: 500, rendered: undefined }],
  ['refused', { status: 451 }],
  ['fallback', { rendered: { ...whole, hasFallback: true } }],
  ['default', { rendered: { ...whole, hasDefault: true } }],
  ['unusual', { rendered: { ...whole, isUncacheable: true } }],
] as const)(
  'cacheability, for an answer with the reason %s, returns not cacheable and that reason',
  (reason, change) => {
    expect(cacheability({ request: asks(), answer: answers(change) })).toMatchObject({ cacheable: false, reason });
  },
);

test.each([
  ['the usual page', {}, {}],
  ['a page that is not found', {}, { status: 404 }],
  ['a page asked for by HEAD', { method: 'HEAD' }, {}],
  ['a page in another spelling that fills nothing', { target: '/GameHall', fills: false }, {}],
])('cacheability, for %s of a guest, returns cacheable', (_name, request, answer) => {
  expect(cacheability({ request: asks(request), answer: answers(answer) })).toMatchObject({
    cacheable: true,
    reason: undefined,
  });
});

const guest = { isGuest: true, isOnBreak: false };
const onBreak = { isGuest: true, isOnBreak: true };
const player = { isGuest: false, isOnBreak: false };
const playerOnBreak = { isGuest: false, isOnBreak: true };

test.each([
  ['guest', guest, undefined, 'no-cache'],
  ['guest', guest, 200, 'no-cache'],
  ['guest', guest, 302, 'no-cache'],
  ['guest', guest, 403, 'no-store'],
  ['guest', guest, 404, 'no-store'],
  ['guest', guest, 503, 'no-store'],
  // Only an answer without a page, such as a redirect, is sent without its facts.
  ['guest on a break', onBreak, undefined, 'no-cache'],
  ['guest on a break', onBreak, 200, 'no-store'],
  ['guest on a break', onBreak, 404, 'no-store'],
  ['player', player, undefined, 'no-store'],
  ['player', player, 200, 'no-store'],
  ['player', player, 404, 'no-store'],
  ['player on a break', playerOnBreak, undefined, 'no-store'],
  ['player on a break', playerOnBreak, 200, 'no-store'],
] as const)(
  'cacheability, for a %s (%o) and the status %s, returns the Cache-Control private, %s',
  (_who, visitor, status, control) => {
    const answer = status && answers({ status });
    for (const given of [{ visitor }, { request: asks(visitor) }])
      expect(cacheability({ ...given, ...(answer ? { answer } : {}) })).toMatchObject({
        cacheControl: `private, ${control}`,
        isGuestPage: visitor === guest,
      });
  },
);

test('cacheability returns the cache of pages for 200, of 404 pages for 404, and none for an answer with a reason', () => {
  const storedIn = (change: Partial<PageAnswer>) => cacheability({ answer: answers(change) }).storedIn;
  expect([{}, { status: 404 }, { status: 403 }, { setsCookie: true }].map(storedIn)).toEqual([
    'pages',
    'missing',
    undefined,
    undefined,
  ]);
  expect(cacheability({ request: asks() }).storedIn).toBeUndefined();
  expect(cacheability({ request: asks({ isGuest: false }), answer: answers() }).storedIn).toBeUndefined();
});

test('cacheability, for an answer with a cookie, too large or without a page, returns private, and for no other', () => {
  const isPrivate = (change: Partial<PageAnswer>) => cacheability({ answer: answers(change) }).isPrivate;
  for (const change of [{ setsCookie: true }, { bytes: 5 * 1024 * 1024 }, { isHtml: false }, { bytes: 0 }])
    expect(isPrivate(change), JSON.stringify(change)).toBe(true);
  for (const change of [{}, { status: 404 }, { status: 302 }, { status: 403 }, { status: 503 }, { isOff: true }])
    expect(isPrivate(change), JSON.stringify(change)).toBe(false);
});

test('cacheability, for a page whose cache is off, returns the reason off, and caches its 404 page', () => {
  expect(cacheability({ answer: answers({ isOff: true }) }).reason).toBe('off');
  expect(cacheability({ answer: answers({ isOff: true, status: 404 }) }).storedIn).toBe('missing');
});

test('pageCache, for any request and answer, stores a page exactly when cacheability allows it', async () => {
  let site = { isOn: true, isKnown: true, answer: answers() };
  const cache = pageCache({
    times: () => ({ fresh: site.isOn ? 1e9 : 0, stale: 0, error: 0 }),
    maxBytes: 1e9,
    buildId: 'b1',
    originOf: (req) => `http://${req.headers.host}`,
    isKnownOrigin: () => site.isKnown,
    rerender: () => Promise.reject(new Error('nothing gets stale here')),
  });
  const app = express().use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), cache, (_req, res) => {
    const { status, setsCookie, isHtml, bytes, rendered } = site.answer;
    contextOf(res).rendered = rendered;
    if (setsCookie) res.setHeader('Set-Cookie', 'a=1');
    res
      .status(status)
      .type(isHtml ? 'html' : 'json')
      .end('x'.repeat(bytes ?? 0));
  });
  const server = app.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (target: string, { method = 'GET', headers = {} } = {}) => {
    const answer = await request(`${origin}${target}`, { method: method as 'GET', headers });
    await answer.body.dump();
    return String(answer.headers['cache-status']);
  };

  let page = 0;
  const usually = <T>(usual: T, ...others: T[]) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
  const visits = fc.record({
    isOn: usually(true, false),
    isKnown: usually(true, false),
    cookie: usually<string | undefined>(undefined, 'sid=1', 'theme=dark'),
    authorization: usually<string | undefined>(undefined, 'Bearer x'),
    method: usually('GET', 'HEAD', 'POST'),
    path: usually('/game/g', '/api/g', '/forms/g', '/ru/game/g', '/GAME/g'),
    query: usually('', '?preview=1', '?search=a', '?utm_source=b'),
    answer: fc.record({
      status: usually(200, 404, 302, 403, 500),
      setsCookie: usually(false, true),
      isHtml: usually(true, false),
      bytes: usually(30, 0),
      rendered: fc.record({
        isMaintenance: usually(false, true),
        hasFallback: usually(false, true),
        hasDefault: usually(false, true),
        isUncacheable: usually(false, true),
      }),
    }),
  });
  await fc.assert(
    fc.asyncProperty(visits, async ({ isOn, isKnown, cookie, authorization, method, path, query, answer }) => {
      site = { isOn, isKnown, answer };
      const target = `${path}${(page += 1)}${query}`;
      const headers = { ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) };
      const status = await ask(target, { method, headers });
      const { cacheable, reason } = cacheability({
        request: asks({
          isOn,
          isGuest: cookie !== 'sid=1',
          method,
          isAuthorized: authorization !== undefined,
          target,
          isKnownOrigin: () => isKnown,
        }),
        answer,
      });
      expect(status).toMatch(reason === undefined ? /fwd=miss$/ : new RegExp(`fwd=\\w+; detail=${reason}$`));
      site = { isOn: true, isKnown: true, answer: answers() };
      // The canonical URL.
      expect((await ask(addressOf(target).shared)).includes('hit')).toBe(cacheable);
    }),
    { numRuns: 60 },
  );
});
