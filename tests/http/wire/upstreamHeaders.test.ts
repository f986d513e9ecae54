import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { ask } from '#tests/support/wire/ask.ts';

/** Headers by which a browser, a CDN or a proxy would do something that only the site may ask for. */
const HOSTILE: Record<string, string> = {
  'service-worker-allowed': '/',
  'cdn-cache-control': 'public, max-age=600',
  'surrogate-control': 'max-age=600',
  'surrogate-key': 'a',
  'cache-tag': 'a',
  'cloudflare-cdn-cache-control': 'public, max-age=600',
  'edge-control': 'cache-maxage=600s',
  'x-accel-redirect': '/internal',
  'x-accel-expires': '600',
  'x-accel-buffering': 'yes',
  'x-sendfile': '/etc/passwd',
  'x-lighttpd-send-file': '/etc/passwd',
  'x-litespeed-cache-control': 'public, max-age=600',
  'x-reproxy-url': 'http://127.0.0.1/',
  refresh: '0;url=https://evil.example/',
  link: '<https://evil.example/a.css>; rel=stylesheet',
  sourcemap: 'https://evil.example/a.map',
  'www-authenticate': 'Basic realm="Yulduz"',
  'clear-site-data': '"*"',
  'strict-transport-security': 'max-age=0',
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'content-security-policy-report-only': 'default-src *; report-uri https://evil.example/',
  'content-location': 'https://evil.example/',
  'reporting-endpoints': 'csp="https://evil.example/"',
  'report-to': '{"group":"a","max_age":600,"endpoints":[{"url":"https://evil.example/"}]}',
  nel: '{"report_to":"a","max_age":600}',
  'accept-ch': 'sec-ch-ua-model',
  'origin-trial': 'a',
  'speculation-rules': '"https://evil.example/rules.json"',
  'timing-allow-origin': '*',
  'use-as-dictionary': 'match="/*"',
  'permissions-policy': 'camera=*',
  'document-policy': 'force-load-at-top',
  'set-login': 'logged-out',
  'activate-storage-access': 'load',
  'alt-svc': 'h3="evil.example:443"',
  expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
  pragma: 'public',
  age: '1',
  server: 'platform/1',
  'x-powered-by': 'PHP',
  'x-made-up': 'a',
};
/** The site sends these itself, with its own values. */
const OWN = new Set(['cdn-cache-control', 'permissions-policy', 'reporting-endpoints', 'strict-transport-security']);
const GAMES = 'http://games.test';

const answer =
  (type: string, body: string, headers: Record<string, string> = {}) =>
  (res: ServerResponse) => {
    res.writeHead(200, {
      ...HOSTILE,
      'cache-control': 'public, s-maxage=600, max-age=600',
      'content-type': type,
      ...headers,
    });
    res.end(body);
  };

let upstream: Lent<Upstream>;
let hostile: ServiceProxy;
let site: Site;
let gameSite: Site;
beforeAll(async () => {
  upstream = await lendUpstream();
  hostile = await startServiceProxy(upstream.value.sandbox);
  hostile.spoil(answer('application/json', '{"data":{"uid":1}}'), '/api/account.getInfo');
  hostile.spoil(answer('application/json', '{"data":[]}'), '/api/games.getCategories');
  hostile.spoil(answer('application/json', '{"data":{"status":"pending"}}'), '/api/cashier.makedeposit');
  hostile.spoil(answer('text/html', '<canvas></canvas>'), '/platform/game/');
  hostile.spoil(answer('text/html', '<p>'), '/oauth/');
  hostile.spoil(answer('application/json', '{"data":[]}'), '/api/pages');
  hostile.spoil(answer('image/png', 'picture'), '/uploads/');
  hostile.spoil(answer('application/json', '{"data":{"to_url":"/faq","code":302}}'), '/redirect?path=%2Fmoved');
  const env = { SANDBOX: '0', PLATFORM_URL: hostile.url, CONTENT_URL: hostile.url };
  site = await startSite(env);
  gameSite = await startSite({ ...env, PUBLIC_ORIGIN: 'http://site.test', GAME_ORIGIN: GAMES });
});
afterAll(async () => {
  await Promise.all([site.stop(), gameSite.stop(), hostile.close()]);
  await upstream.giveBack();
});

const ours = { 'sec-fetch-site': 'same-origin' };
const form = { ...ours, 'content-type': 'application/x-www-form-urlencoded' };
const key = 'f3b1c1de-4f5a-4c55-9f0e-6a6f3b1d0a11';
function deposit(): FormData {
  const body = new FormData();
  body.set('amount', '50000');
  return body;
}
const collection = '/content/pages?filters[slug][$eq]=rules&locale=uz';
const passthroughs = {
  'a player’s call': () => ask(site.origin, '/api/account.getInfo', { headers: { cookie: 'sid=a' } }),
  'a guest’s call': () => ask(site.origin, '/api/games.getCategories'),
  'a money command': () =>
    ask(site.origin, '/api/cashier.makedeposit', {
      method: 'POST',
      headers: { ...ours, cookie: 'sid=a', 'idempotency-key': key },
      body: deposit(),
    }),
  'a game document': () => ask(site.origin, '/platform/game/pamir-fox/demo?embed=1'),
  'a bet': () =>
    ask(site.origin, '/platform/game/pamir-fox/play?embed=1', { method: 'POST', headers: form, body: 'bet=1' }),
  'a game document at GAME_ORIGIN': () =>
    ask(gameSite.origin, '/platform/game/pamir-fox/demo?embed=1', { headers: { host: 'games.test' } }),
  'a social sign-in': () => ask(site.origin, '/oauth/init?provider=google'),
  'its return': () => ask(site.origin, '/oauth/callback?state=a', { method: 'POST', headers: form, body: 'code=1' }),
  'a collection': () => ask(site.origin, collection),
  'an editor’s collection': () => ask(site.origin, collection, { headers: { cookie: 'strapi_jwt=a' } }),
  'a picture': () => ask(site.origin, '/uploads/a.png'),
  'a visit': () => ask(site.origin, '/hit?referer=a'),
  'a redirect': () => ask(site.origin, '/moved', { headers: { accept: 'text/html' } }),
};
/** What others may store: they belong to no visitor. */
const isShared = (name: string) => name === 'a collection' || name === 'a picture';

test.each(Object.entries(passthroughs))('an answer to %s has no header that an upstream made up', async (name, get) => {
  const { status, headers } = await get();
  expect(status).toBeLessThan(400);
  const leaked = Object.entries(HOSTILE).filter(([header, value]) =>
    OWN.has(header) ? headers[header] === value : headers[header] !== undefined,
  );
  expect(leaked).toEqual([]);
  if (!isShared(name)) expect(headers['cache-control']).not.toMatch(/public|s-maxage/);
});

test.each([
  'a player’s call',
  'a money command',
  'a game document',
  'a bet',
  'a game document at GAME_ORIGIN',
  'a social sign-in',
] as const)('an answer to %s is stored by no cache between the site and the player', async (name) => {
  const { headers } = await passthroughs[name]();
  expect(headers['cdn-cache-control']).toBe('no-store');
  expect(headers['cache-control']).toMatch(/no-store|private/);
});

test.each(['/platform/game/pamir-fox/demo?embed=1', '/uploads/a.png', '/api/account.getInfo', '/faq'])(
  'a service worker script at %s is one that removes itself, and the upstream is not asked',
  async (path) => {
    const calls = () => [...hostile.requests.entries()].filter(([url]) => url.startsWith(path.split('?', 1)[0] ?? ''));
    const before = calls();
    for (const headers of [{ 'service-worker': 'script' }, { 'sec-fetch-dest': 'serviceworker' }] as Record<
      string,
      string
    >[]) {
      const { status, headers: sent, text } = await ask(site.origin, path, { headers });
      expect([status, sent['content-type']]).toEqual([200, expect.stringContaining('text/javascript')]);
      expect(text).toContain('registration.unregister()');
    }
    expect(calls()).toEqual(before);
  },
);

test('the site’s own service worker is served, and other kinds of workers only from its files and games', async () => {
  const worker = await ask(site.origin, '/sw.js', {
    headers: { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' },
  });
  expect([worker.status, worker.text.includes('skipWaiting'), worker.headers['service-worker-allowed']]).toEqual([
    200,
    true,
    undefined,
  ]);
  const as = async (destination: string, path: string) =>
    (await ask(site.origin, path, { headers: { 'sec-fetch-dest': destination } })).status;
  expect(await as('worker', '/uploads/a.png')).toBe(403);
  expect(await as('worker', '/platform/game/pamir-fox/demo?embed=1')).toBe(200);
  expect(await as('sharedworker', '/platform/game/pamir-fox/demo?embed=1')).toBe(403);
});
