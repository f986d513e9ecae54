import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import { request } from 'undici';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMatchPage } from '#client/app/router/createMatchPage.ts';
import { guestGuard } from '#server/edge/guestGuard.ts';
import { pageMatch } from '#server/edge/pageMatch.ts';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { withinLimit } from '#server/http/limits/withinLimit.ts';
import { requestContext } from '#server/http/requestContext.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import type { Language } from '#shared/locales.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { type RedirectRule, redirectRule } from '#shared/redirects/redirectRule.ts';
import { type AddressParts, resolveRedirect } from '#shared/redirects/resolveRedirect.ts';
import { localeRedirect } from './localeRedirect.ts';
import { redirects } from './redirects.ts';
import { redirectsOfContent } from './redirectsOfContent.ts';
import { structuralRedirects } from './structuralRedirects.ts';

const fileRules = [
  ['/login', '/forms/sign_in', 302],
  ['/both', '/from-file', 301],
  ['/here', 'http://site.uz/here', 301],
] as const;
const contentRules = [
  { from_url: '/both', to_url: '/from-content' },
  { from_url: '/promo/*', to_url: '/promotions/*', code: 302 },
  { from_url: '/broken', to_url: 'javascript:alert(1)' },
  { from_url: '/a', to_url: '/b' },
  { from_url: '/b', to_url: '/a' },
];

const player = { cookie: 'sid=1' };

interface Written {
  from_url: string;
  to_url: string;
  code?: number;
}

/** The rules of each source; a test may change them between two requests. */
interface Sources {
  file: readonly (readonly [from: string, to: string, status?: number])[];
  content: readonly Written[];
  /** Answers of the platform by their path. */
  lookup: Readonly<Record<string, string>>;
}

const usual: Sources = { file: fileRules, content: contentRules, lookup: { '/looked-up': 'https://partner.uz/' } };

async function setUp(first: Partial<Sources> = {}, perMinute = Number.POSITIVE_INFINITY) {
  const warn = vi.fn();
  const sources = { ...usual, ...first };
  const lookup = vi.fn(async ({ path, locale, search }: AddressParts) => {
    const to = sources.lookup[path];
    const rule = to === undefined ? '' : (redirectRule(path, to, 302) as RedirectRule);
    return rule === '' ? undefined : resolveRedirect(redirectIndex([rule]), { path, locale, search });
  });
  const read = vi.fn(async (_locale: Language, _trace: RequestTrace) => sources.content);
  const file = () => redirectIndex(sources.file.map((rule) => redirectRule(...rule) as RedirectRule));
  const app = express();
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    redirects({
      file,
      content: redirectsOfContent(read, file, { warn }),
      lookup: Object.assign(lookup, { stats: vi.fn(), isKnown: ({ path }: AddressParts) => path.startsWith('/known') }),
      mayAsk: withinLimit(createRateLimiter({ perMinute: () => perMinute }), 'lookups'),
      originOf: () => 'http://site.uz',
      log: { warn },
    }),
    localeRedirect({ LOCALE_COOKIE: 'i18n_redirected' }),
    structuralRedirects(),
    pageMatch(async () =>
      createMatchPage([{ pattern: '/only-players', audience: 'players', layout: 'default', page: 'x/XPage' }]),
    ),
    guestGuard(),
    (_req, res) => void res.end('page'),
  );
  const server = app.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
    const { statusCode, headers: given, body } = await request(origin + path, { headers, method });
    await body.dump();
    return { status: statusCode, location: given['location'], headers: given };
  }
  return { ask, lookup, read, sources, warn };
}

test('lookups of one visitor, over the limit, are skipped and the page is served; known ones are still made', async () => {
  const { ask, lookup } = await setUp({}, 5);
  for (let index = 0; index < 40; index += 1) expect(await ask(`/unknown-${index}`)).toMatchObject({ status: 200 });
  expect(lookup).toHaveBeenCalledTimes(5);
  expect((await ask('/unknown-41')).headers['retry-after']).toBeUndefined();
  await ask('/known-1');
  expect(lookup).toHaveBeenCalledTimes(6);
  expect(await ask('/login')).toMatchObject({ status: 302 });
});

test('redirects reads the rules of the content service for the request, so that the wait is in its trace', async () => {
  const { ask, read } = await setUp();
  const { headers } = await ask('/faq');
  expect(read).toHaveBeenCalledExactlyOnceWith('uz', expect.objectContaining({ id: headers['x-request-id'] }));
});

test('redirects uses the file, then the content, then the lookup, and keeps the query', async () => {
  const { ask, lookup, warn } = await setUp();
  expect(await ask('/ru/login?a=1')).toMatchObject({ status: 302, location: '/ru/forms/sign_in?a=1' });
  expect(await ask('/both')).toMatchObject({
    status: 301,
    location: '/from-file',
    headers: { 'cache-control': 'private, max-age=60' },
  });
  expect(await ask('/promo/spring')).toMatchObject({ status: 302, location: '/promotions/spring' });
  expect(lookup).not.toHaveBeenCalled();
  expect(await ask('/looked-up')).toMatchObject({ status: 302, location: 'https://partner.uz/' });
  for (const path of ['/broken', '/a', '/b', '/here']) expect((await ask(path)).status).toBe(200);
  expect((await ask('/login', {}, 'POST')).status).toBe(200);
  expect((await ask('/login', {}, 'HEAD')).status).toBe(302);
  expect(warn).toHaveBeenCalledTimes(3);
});

const content = (...rules: [from_url: string, to_url: string][]): Written[] =>
  rules.map(([from_url, to_url]) => ({ from_url, to_url }));

test.each<[string, Partial<Sources>, string, Record<string, string>]>([
  ['the file and the content', { file: [['/x', '/y']], content: content(['/y', '/x']) }, '/x', {}],
  ['the content and the file', { file: [['/x', '/y']], content: content(['/y', '/x']) }, '/ru/y', {}],
  ['the content and the structure', { content: content(['/cashier/deposit', '/cashier']) }, '/cashier/deposit', player],
  ['the content and the guard', { content: content(['/', '/profile']) }, '/', {}],
  ['the file and the structure', { file: [['/gamehall', '/gamehall/slots']] }, '/gamehall', {}],
  ['the platform and the content', { content: content(['/y', '/x']), lookup: { '/x': '/y' } }, '/x', {}],
  ['the platform and itself', { content: [], lookup: { '/x': '/y', '/y': '/x' } }, '/x', {}],
  [
    'two sources that lengthen the address',
    { file: [['/x/*', '/y/z*']], content: content(['/y/*', '/x/*']) },
    '/x/a',
    {},
  ],
])(
  'a redirect loop of %s is not followed, and logged once without the query',
  async (_what, sources, path, headers) => {
    const { ask, warn } = await setUp({ file: [], ...sources });
    expect((await ask(`${path}?token=secret`, headers)).status).toBe(200);
    await ask(path, headers);
    const logged = warn.mock.calls.filter(([{ event }]) => (event as string) === logEvents.redirectLoop);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('secret');
    expect(logged[0]?.[0].location).toMatch(/^\/[a-z]/);
  },
);

test('an answer of the platform to another page of the site applies, and one to the same page is no redirect', async () => {
  const { ask, warn } = await setUp({ file: [], content: [], lookup: { '/x': '/rules', '/y': 'http://site.uz/y' } });
  expect((await ask('/x')).location).toBe('/rules');
  expect((await ask('/y')).status).toBe(200);
  expect(warn).not.toHaveBeenCalled();
});

test('of the addresses of a loop at most a hundred are logged', async () => {
  const { ask, warn } = await setUp({ file: [['/x*', '/y*']], content: content(['/y*', '/x*']) });
  const loops = () => warn.mock.calls.filter(([{ event }]) => event === logEvents.redirectLoop).length;
  for (let address = 0; address < 102; address += 1) await ask(`/x${address}`);
  expect(loops()).toBe(100);
});

test('a rule outside a loop applies, and a later source’s rule for an address whose first rule is skipped', async () => {
  const { ask } = await setUp({
    file: [
      ['/x', '/y'],
      ['/z', '/forms/sign_in'],
    ],
    content: content(['/y', '/x'], ['/', '/profile']),
    lookup: {},
  });
  expect((await ask('/z')).location).toBe('/forms/sign_in');
  expect((await ask('/', player)).location).toBe('/profile');
  const other = await setUp({ file: [['/x', '/y']], content: content(['/x', '/rules'], ['/y', 'http://site.uz/x']) });
  expect((await other.ask('/x')).location).toBe('/rules');
});

test('redirect loops across the sources are logged when the rules are read', async () => {
  const { ask, warn } = await setUp({
    file: [['/x', '/y']],
    content: content(['/y', '/x'], ['/bets', 'https://a.uz/'], ['/cashier/deposit', '/cashier'], ['/fine', '/rules']),
  });
  await ask('/elsewhere');
  expect(warn.mock.calls.map(([{ problem }]) => String(problem))).toEqual(
    ['/x', '/y', '/cashier/deposit'].map((from) => `redirect: "${from}" is part of a redirect loop`),
  );
});

test('a redirect chain, for any rules, start and visitor, ends within 25 hops', async () => {
  const { ask, sources } = await setUp();
  const from = fc.constantFrom('/', '/a', '/b', '/c', '/a*', '/*/b', '/gamehall', '/cashier/deposit', '/profile');
  const to = fc.oneof(
    from,
    fc.constantFrom('/ru', '/ru/a', '/cashier', '/gamehall/a', '/bets', '/responsible-game', '/b?x=1'),
    fc.constantFrom('http://site.uz/', 'http://site.uz/a', 'http://site.uz/ru/b', 'https://partner.uz/'),
  );
  const pair = fc.tuple(from, to).filter(([a, b]) => typeof redirectRule(a, b) !== 'string');
  const plain = (path: string) => !path.includes('*');
  const start = fc.constantFrom('/', '/ru', '/a', '/b', '/ru/c', '/a/b', '/gamehall', '/cashier', '/bets');
  const visitor = fc.constantFrom<Record<string, string>>({}, player, { 'accept-language': 'ru' });
  await fc.assert(
    fc.asyncProperty(
      fc.array(pair, { maxLength: 6 }),
      fc.array(pair, { maxLength: 6 }),
      fc.array(pair, { maxLength: 3 }),
      start,
      visitor,
      async (file, written, looked, path, headers) => {
        sources.file = file;
        sources.content = content(...written);
        sources.lookup = Object.fromEntries(looked.filter((both) => both.every(plain)));
        let address = path;
        for (let hop = 0; hop < 25; hop += 1) {
          const { location } = await ask(address, headers);
          const next = location === undefined ? undefined : new URL(String(location), 'http://site.uz');
          if (next?.origin !== 'http://site.uz') return;
          address = next.pathname + next.search;
        }
        throw new Error(`${path} never ends at ${address}`);
      },
    ),
    { numRuns: 600 },
  );
}, 30_000);

test('a file, a private page and a path of over 512 characters are not looked up at the platform, others are', async () => {
  const { ask, lookup } = await setUp();
  for (const path of ['/x.png', '/profile/settings', '/ru/cashier/deposit', `/${'x'.repeat(512)}`])
    await ask(path, player);
  expect(lookup).not.toHaveBeenCalled();
  for (const path of ['/v1.5/x', `/${'x'.repeat(511)}`]) await ask(path, player);
  expect(lookup).toHaveBeenCalledTimes(2);
});

test('the bare root redirects by cookie or Accept-Language; other addresses do not', async () => {
  const { ask } = await setUp();
  const russian = { 'accept-language': 'ru-RU,ru;q=0.9,uz;q=0.5' };
  expect(await ask('/?promo_code=x', russian)).toMatchObject({ status: 302, location: '/ru?promo_code=x' });
  expect(await ask('/', { cookie: 'i18n_redirected=ru' })).toMatchObject({
    status: 302,
    location: '/ru',
    headers: { 'cache-control': 'private, no-store' },
  });
  expect(await ask('/', { ...russian, cookie: 'i18n_redirected=uz' })).toMatchObject({
    status: 200,
    headers: { vary: 'Cookie, Accept-Language' },
  });
  expect((await ask('/', { 'accept-language': 'uz,ru;q=0.5' })).status).toBe(200);
  expect((await ask('/', { 'accept-language': 'en' })).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  const elsewhere = await ask('/gamehall', russian);
  expect([elsewhere.status, elsewhere.headers.vary]).toEqual([200, undefined]);
  expect((await ask('/ru', { cookie: 'i18n_redirected=uz' })).status).toBe(200);
});

test('a page that the route table reserves for players, at a public path, redirects a guest home', async () => {
  const { ask } = await setUp();
  expect(await ask('/only-players')).toMatchObject({ status: 302, location: '/?redirectUrl=%2Fonly-players' });
  expect(await ask('/only-players', { cookie: 'sid=1' })).toMatchObject({ status: 200 });
});

test('a private page redirects a guest home with its address as redirectUrl, and lets a player pass', async () => {
  const { ask } = await setUp();
  expect(await ask('/ru/profile/settings?tab=a&b=c')).toMatchObject({
    status: 302,
    location: '/ru?redirectUrl=%2Fru%2Fprofile%2Fsettings%3Ftab%3Da%26b%3Dc',
  });
  expect((await ask('/bets/5')).location).toBe('/?redirectUrl=%2Fbets%2F5');
  expect((await ask('/%63ashier/deposit')).status).toBe(302);
  expect((await ask('/promotions/cashier-bonus')).status).toBe(200);
  expect((await ask('/profile/settings', player)).status).toBe(200);
});

test('an alias address (gamehall category, /bets/live, /cashier) redirects to its page', async () => {
  const { ask } = await setUp();
  expect((await ask('/ru/gamehall/slots?providers=a')).location).toBe('/ru/gamehall?category=slots&providers=a');
  expect((await ask('/bets/live', player)).location).toBe('/profile/bets/history');
  expect(await ask('/ru/cashier', player, 'HEAD')).toMatchObject({
    location: '/ru/cashier/deposit',
    headers: { 'cache-control': 'private, no-store' },
  });
  expect((await ask('/ru/cashier', player, 'POST')).location).toBeUndefined();
});

test('a hostile address never redirects off the site and never sets a cookie', async () => {
  const { ask } = await setUp();
  for (const path of [
    '//evil.uz/profile',
    '/%0d%0aSet-Cookie:a=1/profile',
    '/\\evil.uz/cashier',
    '/gamehall/%0d%0aX:1',
    '/gamehall/a%26redirect=//evil',
    '/promo//evil.uz',
    '/promo/%2f%2fevil.uz',
  ]) {
    const { location, headers } = await ask(path);
    expect(headers['set-cookie']).toBeUndefined();
    expect(new URL(String(location ?? '/'), 'https://site.uz').origin).toBe('https://site.uz');
  }
});
