import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampled } from '#tests/support/sampled.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilPlatformCalled } from '#tests/support/sites/untilPlatformCalled.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ CACHE_PAGES_FRESH: '1h' });
});
afterAll(() => site.stop());

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await request(site.origin + path, { headers });
  const packed = Buffer.from(await answer.body.arrayBuffer());
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(answer.headers['content-encoding'])];
  const html = (decode ? decode(packed) : packed).toString();
  const policy = String(answer.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return { status: answer.statusCode, headers: answer.headers, html, nonce };
}

/** Headers that differ between answers. */
const varying = new Set([
  'x-request-id',
  'cache-status',
  'server-timing',
  'date',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

test.each(['/', '/ru', '/gamehall', '/faq', '/no-such-page'])(
  '%s from the cache, in each encoding, equals the rendered page and its headers, with a new nonce',
  async (path) => {
    const cold = await visit(path);
    expect(cold.headers['cache-status']).toBe('croupier; fwd=miss');
    const comparable = ({ headers, nonce }: typeof cold) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          varying.has(name) ? [] : [[name, String(value).replaceAll(nonce, 'N')]],
        ),
      );
    for (const encoding of ['identity', 'br', 'gzip', 'br', 'gzip']) {
      const warm = await visit(path, { 'accept-encoding': encoding });
      expect(warm.headers['cache-status']).toMatch(/^croupier; hit; ttl=\d+$/);
      expect(warm.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(warm.status).toBe(cold.status);
      expect(comparable(warm)).toEqual(comparable(cold));
      expect(warm.nonce).not.toBe(cold.nonce);
      expect(warm.html.replaceAll(warm.nonce, 'N') === cold.html.replaceAll(cold.nonce, 'N')).toBe(true);
    }
  },
);

test('a malformed request for a cached page gets 400, and one with an unknown verb 405', async () => {
  await visit('/faq');
  const { host } = new URL(site.origin);
  for (const [line, headers, status] of [
    ['GET /faq HTTP/1.1', `Host: ${host}\r\nHost: evil.test`, 400],
    ['GET /faq HTTP/1.1', 'Host: evil.test/x', 400],
    ['GET /faq HTTP/1.1', `Host: ${host}\r\nContent-Length: 3`, 400],
    ['GET /faq#x HTTP/1.1', `Host: ${host}`, 400],
    ['GET //faq HTTP/1.1', `Host: ${host}`, 400],
    ['GET /x/../faq HTTP/1.1', `Host: ${host}`, 400],
    ['DELETE /faq HTTP/1.1', `Host: ${host}`, 405],
    ['GET /faq HTTP/1.1', `Host: ${host}`, 200],
  ] as const) {
    const answer = await sendRaw(site.origin, `${line}\r\n${headers}\r\nConnection: close\r\n\r\n`);
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), `${line} ${headers}`).toBe(status);
  }
});

test('the home page, although cached, redirects a visitor to the language of their browser', async () => {
  await visit('/');
  const answer = await request(`${site.origin}/`, { headers: { 'accept-language': 'ru-RU,ru;q=0.9' } });
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/ru']);
  await answer.body.dump();
});

test('a cache hit is logged as a request and counted in the metrics', async () => {
  await visit('/rules');
  const { headers } = await visit('/rules?utm_source=x&token=secret');
  const id = String(headers['x-request-id']);
  await expect
    .poll(
      () =>
        site
          .output()
          .split('\n')
          .find((line) => line.includes(id)) ?? '',
    )
    .not.toBe('');
  const line =
    site
      .output()
      .split('\n')
      .find((text) => text.includes(id)) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    event: 'request',
    method: 'GET',
    route: '/:slug',
    path: '/rules?utm_source=[r]&token=[r]',
    status: 200,
    cache: { pages: 'hit' },
  });
  expect(
    await readMetric(site.origin, 'croupier_cache_results_total', { cache: 'pages', verdict: 'hit' }),
  ).toBeGreaterThan(0);
});

test('HEAD of a page answers without a body, and caches the page for HEAD and GET', async () => {
  for (const verdict of [/^croupier; fwd=miss$/, /^croupier; hit/]) {
    const head = await request(`${site.origin}/jackpots`, { method: 'HEAD' });
    expect([head.statusCode, await head.body.text()]).toEqual([200, '']);
    expect(head.headers['cache-status']).toMatch(verdict);
  }
  const { headers, html } = await visit('/jackpots');
  expect(headers['cache-status']).toMatch(/^croupier; hit/);
  expect(html).toMatch(/<\/html>$/);
});

test('pages with unknown filters, other spellings or made-up hosts are rendered and not cached', async () => {
  const verdicts = async (path: string, host = new URL(site.origin).host) => {
    const visits = [await visit(path, { host }), await visit(path, { host })];
    return visits.map(({ headers }) => String(headers['cache-status']).replace(/ttl=.*/, 'ttl'));
  };
  const unusual = 'croupier; fwd=miss; detail=unusual';
  expect(await verdicts('/gamehall?category=unknown')).toEqual([unusual, unusual]);
  expect(await verdicts('/gamehall?providers=unknown')).toEqual([unusual, unusual]);
  expect(await verdicts('/gamehall?category=slots')).toEqual(['croupier; fwd=miss', 'croupier; hit; ttl']);
  expect((await verdicts('/pRoMoTiOnS'))[1]).toBe('croupier; fwd=bypass; detail=spelling');
  expect(await verdicts('/promotions')).toEqual(['croupier; fwd=miss', 'croupier; hit; ttl']);
  expect((await verdicts('/PROMOTIONS'))[1]).toBe('croupier; hit; ttl');
  for (let index = 0; index < 24; index += 1) await visit('/faq', { host: `x${index % 8}.test` });
  expect((await verdicts('/faq', 'x99.test'))[1]).toBe('croupier; fwd=bypass; detail=host');
  expect((await verdicts('/faq'))[1]).toBe('croupier; hit; ttl');
});

test('eight made-up hosts before the first visitor do not keep the site’s own pages out of the cache', async () => {
  const other = await startSite();
  onTestFinished(async () => void (await other.stop()));
  const made = Array.from({ length: 8 }, (_, index) => ({ host: `x${index}.test` }));
  for (const headers of made) await askPage(other.origin, '/faq', headers);
  const verdict = async () => String((await askPage(other.origin, '/faq')).headers['cache-status']);
  await expect.poll(verdict).toMatch(/hit/);
  for (const headers of made) await askPage(other.origin, '/faq', headers);
  expect(await verdict()).toMatch(/hit/);
});

test.each(sampled(['maintenance', 'closed'] as const))(
  'a site in the state %s answers 503 in place of cached pages, until it is active again',
  async (state) => {
    const other = await startSite({ CACHE_PAGES_FRESH: '200ms', CACHE_PLATFORM_METADATA: '1ms' });
    onTestFinished(async () => void (await other.stop()));
    const sandbox = sandboxControls(other);
    const visitOther = (path: string) =>
      request(other.origin + path).then(async ({ statusCode, headers, body }) => {
        await body.dump();
        return { status: statusCode, verdict: String(headers['cache-status']), retryAfter: headers['retry-after'] };
      });
    for (const path of ['/faq', '/rules']) {
      await expect.poll(async () => (await visitOther(path)).verdict).toMatch(/hit/);
    }
    if (state === 'maintenance') await sandbox.scenario('maintenance');
    else await sandbox.flip('domain_state', 'closed');
    await expect.poll(() => visitOther('/faq')).toMatchObject({ status: 503, retryAfter: '30' });
    // The state, found in the background of one page, applies to the others at once.
    expect((await visitOther('/rules')).status).toBe(503);
    expect((await visitOther('/faq')).verdict).toBe('croupier; fwd=miss; detail=maintenance');
    await sandbox.flip('domain_state', '');
    await sandbox.heal();
    await untilPlatformCalled(other.origin);
    await expect.poll(async () => (await visitOther('/rules')).status, { timeout: 10_000 }).toBe(200);
  },
);

test('a page in Uzbek Cyrillic is cached separately from the Latin page, each without text in the other script', async () => {
  const cyrillic = { cookie: 'a=1; script=Cyrl' };
  const expected = [
    [{}, 'uz', 'Savol-javob', /[ўқғҳ]/i],
    [cyrillic, 'uz-Cyrl', 'Савол-жавоб', /ʻ|imiz\b/],
  ] as const;
  for (const state of ['miss', 'hit'])
    for (const [headers, lang, title, others] of expected) {
      const { html, headers: given } = await visit('/faq', headers);
      if (state === 'hit') expect(given['cache-status']).toMatch(/^croupier; hit/);
      expect(given.vary).toContain('Cookie');
      expect(html).toContain(`<html lang="${lang}"`);
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main).toContain(title);
      expect(main.replace(/<[^>]*>/g, ' ')).not.toMatch(others);
      expect(html.includes('<script type="importmap"')).toBe(lang === 'uz-Cyrl');
    }
  const { html } = await visit('/ru/faq', cyrillic);
  expect(html).toContain('<html lang="ru"');
});

test('texts of the platform, for a Cyrillic visitor, are Cyrillic on pages and in calls; names of games stay Latin', async () => {
  const cyrillic = { cookie: 'script=Cyrl' };
  const { html } = await visit('/', cyrillic);
  const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ');
  for (const text of ['Биринчи тўлдиришга 100%', 'Машҳур', 'Pamir Fox', 'Registon Play']) expect(main).toContain(text);
  expect(main).not.toMatch(/toʻldirish|Mashhur/);
  const namesIn = async (locale: string) => (await visit(`/api/games.getCategories?locale=${locale}`, cyrillic)).html;
  expect(await namesIn('uz')).toContain('"Машҳур"');
  expect(await namesIn('ru')).toContain('"Популярные"');
  expect((await visit('/api/games.getCategories?locale=uz')).html).toContain('"Mashhur"');
});

test('a link with script= sets or clears the script cookie and redirects; content is served in either script', async () => {
  await visit('/faq');
  const chosen = await visit('/faq?a=1&script=Cyrl');
  expect([chosen.status, chosen.headers.location]).toEqual([302, '/faq?a=1']);
  expect(chosen.headers['set-cookie']).toBe('script=Cyrl; Path=/; Max-Age=31536000; SameSite=Lax');
  const back = await visit('/ru/faq?script=Latn');
  expect([back.status, back.headers.location]).toEqual([302, '/ru/faq']);
  expect(back.headers['set-cookie']).toBe('script=; Path=/; Max-Age=0; SameSite=Lax');
  const unknown = await visit('/faq?script=Grek');
  expect([unknown.status, unknown.headers['set-cookie']]).toEqual([200, undefined]);
  for (const [query, title] of [
    ['locale=uz', 'Qoidalar'],
    ['locale=uz&script=Cyrl', 'Қоидалар'],
    ['locale=ru&script=Cyrl', 'Правила'],
  ])
    expect((await visit(`/content/common?${query}`)).html).toContain(title);
});
