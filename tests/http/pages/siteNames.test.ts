import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logLines } from '#tests/support/sites/logLines.ts';
import { type FakePlatform, startPlatform } from '#tests/support/sites/startPlatform.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** The domain state of each host in the general info; one process serves them all. */
const stateOf: Record<string, string> = {
  'yulduz.example': 'active',
  'yulduz.mirror': 'closed',
  'www.yulduz.example': 'active',
};
let upstreams: Site;
let platform: FakePlatform;
let site: Site;
beforeAll(async () => {
  upstreams = await startSite();
  platform = await startPlatform();
  platform.answer = async (_req, res, { url, headers }) => {
    const answer = await fetch(upstreams.sandbox + url, { headers: { accept: 'application/json' } });
    const body = await answer.text();
    res.writeHead(answer.status, { 'content-type': 'application/json' });
    const state = stateOf[String(headers['x-forwarded-host'])] ?? 'maintenance';
    res.end(url.includes('generalinfo') ? body.replace('"domain_state":"active"', `"domain_state":"${state}"`) : body);
  };
  // Behind a TLS terminator that adds no headers: every request arrives as plain http.
  site = await startSite({
    SANDBOX: '0',
    PLATFORM_URL: platform.url,
    CONTENT_URL: upstreams.sandbox,
    PUBLIC_ORIGIN: 'https://yulduz.example',
    PUBLIC_HOSTS: 'yulduz.mirror,www.yulduz.example',
    LOCALE_COOKIE: 'site_lang',
  });
  await untilReady(site.origin);
});
afterAll(async () => {
  await site.stop();
  await platform.close();
  await upstreams.stop();
});
beforeEach(() => void platform.received.splice(0));

test('the platform gets the visitor’s host, if it is a host of the site, and the public scheme', async () => {
  const forwarded = async (host: string, headers: Record<string, string> = {}) => {
    await ask(site.origin, '/api/account.getInfo', { headers: { host, ...headers } });
    const { headers: seen } = platform.received.at(-1) ?? {};
    return `${seen?.['x-forwarded-proto']}://${seen?.['x-forwarded-host']}`;
  };
  expect(await forwarded('yulduz.example')).toBe('https://yulduz.example');
  expect(await forwarded('yulduz.mirror')).toBe('https://yulduz.mirror');
  expect(await forwarded('127.0.0.1')).toBe('https://yulduz.example');
  expect(await forwarded('127.0.0.1', { 'x-forwarded-host': 'yulduz.mirror' })).toBe('https://yulduz.mirror');
  expect(await forwarded('127.0.0.1', { 'x-forwarded-host': 'evil.test' })).toBe('https://yulduz.example');
});

test('every host has robots.txt and pages by its own domain state, cached separately', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (const [host, state] of Object.entries(stateOf)) {
      const { text } = await ask(site.origin, '/robots.txt', { headers: { host } });
      expect(/^Disallow: \/$/m.test(text), host).toBe(state !== 'active');
      expect((await askPage(site.origin, '/rules', { host })).status, host).toBe(state === 'active' ? 200 : 503);
    }
  }
});

test('a write without Sec-Fetch-Site is accepted from origins of the site and refused from any other', async () => {
  const statusFrom = async (origin: string, host: string) =>
    (await ask(site.origin, '/api/auth.logout', { headers: { host, origin } })).status;
  expect(await statusFrom('https://yulduz.mirror', 'yulduz.mirror')).toBe(200);
  expect(await statusFrom('https://yulduz.example', 'yulduz.example')).toBe(200);
  for (const origin of ['http://yulduz.mirror', 'https://evil.example', 'https://yulduz.mirror.evil.example', 'null'])
    expect(await statusFrom(origin, 'yulduz.mirror'), origin).toBe(403);
});

test('a site without PUBLIC_ORIGIN logs it once at its start, and without MOVEMENTS_KEY too', () => {
  const countOf = (one: Site, name: string) => logLines(one).filter(({ event }) => event === name).length;
  expect([countOf(upstreams, 'public_origin_unset'), countOf(site, 'public_origin_unset')]).toEqual([1, 0]);
  // It has no key for movements files either.
  expect(countOf(upstreams, 'movements_key_unset')).toBe(1);
});

test('a page for an unknown host answers 421 with HSTS and a strict CSP', async () => {
  const { status, headers } = await askPage(site.origin, '/', { host: 'evil.example' });
  expect(status).toBe(421);
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers['content-security-policy']).toContain("form-action 'none'; frame-ancestors 'self'");
});

test('the visit beacon is forwarded without the site’s own cookies', async () => {
  await ask(site.origin, '/hit?page=%2F', {
    headers: { cookie: 'aff=7; strapi_jwt=secret; __Host-sid_p=framed; cookie_consent=all; site_lang=ru; sid=own' },
  });
  await expect.poll(() => platform.received.length).toBe(1);
  expect(platform.received[0]).toMatchObject({
    url: '/hit?page=%2F',
    headers: { cookie: 'aff=7; sid=own', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'yulduz.example' },
  });
});

test('the language cookie has the name in LOCALE_COOKIE, pages contain that name, and the platform does not get it', async () => {
  const { headers } = await askPage(site.origin, '/', { cookie: 'site_lang=ru' });
  expect(headers.location).toBe('/ru');
  expect((await askPage(site.origin, '/', { cookie: 'i18n_redirected=ru' })).status).toBe(200);
  for (const cookie of ['', 'sid=own'])
    expect((await askPage(site.origin, '/rules', cookie ? { cookie } : {})).text).toContain(
      '"localeCookie":"site_lang"',
    );
  await ask(site.origin, '/api/account.getInfo', { headers: { cookie: 'site_lang=ru; sid=own' } });
  const calls = platform.received.filter(({ url }) => url?.startsWith('/api/account.getInfo'));
  expect(calls.at(-1)?.headers.cookie).toBe('sid=own');
  expect(platform.received.map(({ headers }) => headers.cookie).join()).not.toContain('site_lang');
  expect((await askPage(upstreams.origin, '/rules')).text).not.toContain('localeCookie');
});
