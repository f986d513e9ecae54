import { request } from 'undici';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { keepPromo } from './keepPromo.ts';
import { promoIn } from './promoIn.ts';

interface Visit {
  cookie?: string;
  method?: 'GET' | 'POST';
  /** Headers that the page sets before it leaves. */
  set?: Record<string, string>;
  /** Headers that a page of the cache brings, as a flat list. */
  brings?: string[];
  status?: number;
}

/** Visits an address of a server whose pages are answered by keepPromo. */
async function visit(path: string, { cookie, method = 'GET', set, brings, status = 200 }: Visit = {}) {
  const { origin } = await listenForTest((req, res) => {
    keepPromo(req, res);
    for (const [name, value] of Object.entries(set ?? { 'Content-Type': 'text/html; charset=utf-8' }))
      res.setHeader(name, value);
    if (brings) res.writeHead(status, brings);
    else res.writeHead(status);
    res.end('page');
  });
  const { headers, body } = await request(origin + path, { method, headers: cookie === undefined ? {} : { cookie } });
  await body.dump();
  return headers;
}
const MONTH = 'Max-Age=2592000; Path=/; SameSite=Lax';

test('the code of a page’s address is kept for a month with the page, which nothing else may store or change', async () => {
  expect(await visit('/?promo_code=STAR')).toMatchObject({
    'set-cookie': `promo_code=STAR; ${MONTH}`,
    'cache-control': 'private, no-store, no-transform',
    'cdn-cache-control': 'no-store',
  });
});

test('a page of the cache keeps its own headers, and a redirect keeps the code too', async () => {
  expect(
    await visit('/about?a=1&promo_code=STAR', {
      set: {},
      brings: ['Content-Type', 'text/html', 'Cache-Control', 'public', 'X-Own', '1'],
    }),
  ).toMatchObject({
    'set-cookie': `promo_code=STAR; ${MONTH}`,
    'cache-control': 'private, no-store, no-transform',
    'x-own': '1',
    'content-type': 'text/html',
  });
  expect(await visit('/?promo_code=STAR', { set: { Location: '/ru' }, status: 302 })).toMatchObject({
    'set-cookie': `promo_code=STAR; ${MONTH}`,
    'cache-control': 'private, no-store',
    location: '/ru',
  });
});

test('a page keeps the cookies that it has set itself', async () => {
  const set = { 'Content-Type': 'text/html', 'Set-Cookie': 'other=1' };
  expect((await visit('/?promo_code=STAR', { set }))['set-cookie']).toEqual(['other=1', `promo_code=STAR; ${MONTH}`]);
});

test.each([
  ['a picture', '/x.png?promo_code=STAR', { set: { 'Content-Type': 'image/png', 'Cache-Control': 'public' } }],
  ['a call of the API', '/api/x?promo_code=STAR', {}],
  ['a call of the site', '/_/x?promo_code=STAR', {}],
  ['a form that is sent', '/?promo_code=STAR', { method: 'POST' }],
  ['no code', '/?promo_code=', {}],
  ['a code that nobody sees', '/?promo_code=%E2%80%8B', {}],
  ['another name', '/?xpromo_code=STAR', {}],
  ['the name in a path', '/promo_code=STAR', {}],
] as [string, string, Visit][])('%s leaves no code', async (_what, path, options) => {
  expect(await visit(path, options)).not.toHaveProperty('set-cookie');
});

test('the last of several codes is kept, without what nobody sees, of at most 64 characters, by characters', async () => {
  const kept = async (query: string) => String((await visit(`/?${query}`))['set-cookie']).split(';', 1)[0];
  expect(await kept('promo_code=A&promo_code=B')).toBe('promo_code=B');
  expect(await kept('promo_code=%20A%20%20B%E2%80%8B')).toBe('promo_code=A%20B');
  expect(await kept(`promo_code=${'x'.repeat(65)}`)).toBe(`promo_code=${'x'.repeat(64)}`);
  expect(await kept(`promo_code=${'x'.repeat(63)}%F0%9F%8E%81%F0%9F%8E%81`)).toBe(
    `promo_code=${'x'.repeat(63)}%F0%9F%8E%81`,
  );
});

test.each([
  '/?form=promo&step=done',
  '/?step=done&form=promo',
  '/?a=1&form=promo&b=2&step=done&c=3',
  '/?step=done&b=2&form=promo&c=3',
])('a code that a plain form has redeemed is forgotten at %s', async (path) => {
  const cookie = 'a=1; promo_code=STAR';
  expect((await visit(path, { cookie }))['set-cookie']).toBe('promo_code=; Max-Age=0; Path=/; SameSite=Lax');
  expect(await visit(path)).not.toHaveProperty('set-cookie');
  expect(await visit(path, { cookie: 'a=1' })).not.toHaveProperty('set-cookie');
});

test.each([
  '/',
  '/?form=promo&step=failed',
  '/?form=promo2&step=done',
  '/?form=promo&step=done2',
  '/?xform=promo&step=done',
])('a kept code stays at %s', async (path) => {
  expect(await visit(path, { cookie: 'promo_code=STAR' })).not.toHaveProperty('set-cookie');
});

test.each([
  ['promo_code=STAR', 'STAR'],
  ['a=1; promo_code=%20ST%20AR%20', 'ST AR'],
  [`promo_code=${'x'.repeat(64)}`, 'x'.repeat(64)],
  [`promo_code=${'x'.repeat(65)}`, null],
  ['promo_code=', null],
  ['promo_code=A%00B', null],
  ['promo_code=A%0AB', null],
  ['xpromo_code=A', null],
  ['a=1', null],
  ['', null],
  [undefined, null],
])('the field of a code is filled from the cookie %s with %s', (cookie, code) => {
  expect(promoIn(cookie)).toBe(code);
});
