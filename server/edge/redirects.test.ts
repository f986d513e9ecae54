import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { request } from 'undici';
import { expect, onTestFinished, test, vi } from 'vitest';
import { redirectIndex } from '../../shared/redirects/redirectIndex.ts';
import { redirectRule, type RedirectRule } from '../../shared/redirects/redirectRule.ts';
import { requestContext } from '../http/requestContext.ts';
import { guestGuard } from './guestGuard.ts';
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

async function setUp() {
  const warn = vi.fn();
  const lookup = vi.fn(async (place: { path: string }) =>
    place.path === '/looked-up' ? { location: 'https://partner.uz/', status: 302 as const } : undefined,
  );
  const read = vi.fn(async () => contentRules);
  const app = express();
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    redirects({
      file: () => redirectIndex(fileRules.map(([from, to, status]) => redirectRule(from, to, status) as RedirectRule)),
      content: redirectsOfContent(read, { warn }),
      lookup: Object.assign(lookup, { stats: vi.fn() }),
      originOf: () => 'http://site.uz',
    }),
    localeRedirect({ LOCALE_COOKIE: 'i18n_redirected' }),
    structuralRedirects(),
    guestGuard(),
    (_req, res) => void res.end('page'),
  );
  const server = app.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
    const { statusCode, headers: given, body } = await request(origin + path, { headers, method });
    await body.dump();
    return { status: statusCode, location: given['location'], headers: given };
  }
  return { ask, lookup, warn };
}

const player = { cookie: 'sid=1' };

test('file, then content, then lookup; the query goes along', async () => {
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
  expect(warn).toHaveBeenCalledTimes(3);
});

test('the platform is not told of files and private pages', async () => {
  const { ask, lookup } = await setUp();
  for (const path of ['/x.png', '/profile/settings', '/ru/cashier/deposit', `/${'x'.repeat(600)}`])
    await ask(path, player);
  expect(lookup).not.toHaveBeenCalled();
});

test('only the bare root asks for the language', async () => {
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
  expect((await ask('/gamehall', russian)).status).toBe(200);
  expect((await ask('/ru', { cookie: 'i18n_redirected=uz' })).status).toBe(200);
});

test('a guest is sent home with the place he wanted; a player passes', async () => {
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

test('addresses that stand for another one', async () => {
  const { ask } = await setUp();
  expect((await ask('/ru/gamehall/slots?providers=a')).location).toBe('/ru/gamehall?category=slots&providers=a');
  expect((await ask('/bets/live', player)).location).toBe('/profile/bets/history');
  expect((await ask('/ru/cashier', player)).location).toBe('/ru/cashier/deposit');
});

test('no address leaves the site or breaks the header, whoever asks', async () => {
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
