import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { anor } from '#tests/brands/anor.ts';
import { partsOf } from '#tests/brands/partsOf.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { type FakePlatform, startPlatform } from '#tests/support/sites/startPlatform.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { openEvents } from '#tests/support/wire/openEvents.ts';

const example = JSON.parse(readFileSync('ops/brands/anor.json', 'utf8')) as Record<string, object>;
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-brands-'));
const MAIN = 'main.example';
const SECOND = 'anor.example';
/** No word of the sandbox's content has it: anor is a pomegranate. */
const NAME = 'Qaqnusbet';

let upstreams: Site;
/** Upstreams of the second brand: the same data with its name. */
let secondUpstream: FakePlatform;
let site: Site;

function writeBrand(name: string, change: object): void {
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ ...example, ...change }));
}

async function reloaded(event: string): Promise<void> {
  const count = logLines(site).filter((line) => line.event === event).length;
  process.kill(site.pid, 'SIGHUP');
  await expect.poll(() => logLines(site).filter((line) => line.event === event).length).toBe(count + 1);
}

beforeAll(async () => {
  upstreams = await startSite();
  secondUpstream = await startPlatform();
  secondUpstream.answer = async (_req, res, { method, url, headers, body }) => {
    const answer = await fetch(upstreams.sandbox + url, {
      method,
      headers: { accept: 'application/json', ...(headers.cookie ? { cookie: headers.cookie } : {}) },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    });
    const type = answer.headers.get('content-type') ?? '';
    const content = Buffer.from(await answer.arrayBuffer());
    res.writeHead(answer.status, { 'content-type': type });
    res.end(type.includes('json') ? content.toString().replaceAll('Yulduz', NAME) : content);
  };
  writeBrand('anor', { name: NAME, variables: { PLATFORM_URL: secondUpstream.url, CONTENT_URL: secondUpstream.url } });
  site = await startSite({
    SANDBOX: '0',
    PLATFORM_URL: upstreams.sandbox,
    CONTENT_URL: upstreams.sandbox,
    PUBLIC_ORIGIN: `https://${MAIN}`,
    BRANDS: folder,
  });
  await untilReady(site.origin);
  // Its own settings are read at the start, which /readyz does not wait for.
  await vi.waitUntil(async () => (await askPage(site.origin, '/ru/about', { host: SECOND })).status === 200, 20_000);
});
afterAll(async () => {
  await site.stop();
  await secondUpstream.close();
  await upstreams.stop();
  rmSync(folder, { recursive: true });
});

test('two brands, asked in any order, have nothing of one in answers and caches of the other', async () => {
  const ofBuild = partsOf(brand);
  const ofSecond = [NAME, anor.icon, anor.mark, anor.dark.bg, anor.both.night2];
  const addresses = [
    '/',
    '/about',
    '/gamehall',
    '/gamehall?category=slots',
    '/rules',
    '/no/such/page',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages-1.xml',
    '/profile/limits?auth=sign-in',
    '/favicon.svg',
    '/content/common',
    '/content/settings-seo',
    '/api/metadata.getGeneralInfo',
    '/offers',
    '/.well-known/nothing',
  ];
  const one = fc.record({
    isSecond: fc.boolean(),
    address: fc.constantFrom(...addresses),
    isRussian: fc.boolean(),
    cookie: fc.constantFrom('', 'script=Cyrl', 'sid=made-up'),
    isForwarded: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 4, maxLength: 8 }), async (requests) => {
      await Promise.all(
        requests.map(async ({ isSecond, address, isRussian, cookie, isForwarded }) => {
          const host = isSecond ? SECOND : MAIN;
          const isPage = !/^\/(?:content|api|robots|sitemap|manifest|favicon|\.well)/.test(address);
          const answer = await askPage(
            site.origin,
            isRussian && isPage ? `/ru${address.replace(/^\/$/, '')}` : address,
            {
              ...(isForwarded ? { host: '127.0.0.1', 'x-forwarded-host': host } : { host }),
              ...(cookie ? { cookie } : {}),
              'accept-language': 'uz',
            },
          );
          const whole = `${answer.text}\n${JSON.stringify(answer.headers)}`;
          const foreign = (isSecond ? [...ofBuild, MAIN] : [...ofSecond, SECOND]).filter((part) =>
            whole.includes(part),
          );
          expect(foreign, `${host} ${address} ${cookie}`).toEqual([]);
          if (isPage && answer.status === 200) expect(whole).toContain(isSecond ? NAME : brand.name);
        }),
      );
    }),
    { numRuns: 30 },
  );
});

test('a page of a brand has its style sheet, colour, languages and addresses, and its cookies stay on its host', async () => {
  const { text, status } = await askPage(site.origin, '/ru', { host: SECOND });
  expect(status).toBe(200);
  const sheet = /href="(\/_\/brand\/[\w-]{16}\/style\.css)"/.exec(text)?.[1] ?? '';
  expect(text.lastIndexOf('rel="stylesheet"')).toBeLessThan(text.indexOf(sheet));
  const styles = await ask(site.origin, sheet, { headers: { host: SECOND } });
  expect(styles.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(styles.text).toContain(`--bg: ${anor.dark.bg};`);
  expect((await ask(site.origin, sheet, { headers: { host: MAIN } })).status).toBe(404);
  const tag = String(styles.headers.etag);
  expect((await ask(site.origin, sheet, { headers: { host: SECOND, 'if-none-match': tag } })).status).toBe(304);
  expect(text).toContain(`<meta name="theme-color" content="${anor.dark.bg}"/>`);
  expect(text).toContain('Anor работает по лицензии.');
  expect(text).toContain(`<link rel="canonical" href="https://${SECOND}/ru"/>`);
  expect(text).toMatch(new RegExp(`hrefLang="x-default" href="https://${SECOND}/ru"`));
  const worker = await ask(site.origin, '/sw.js', { headers: { host: SECOND } });
  expect(worker.text.slice(0, 40)).toContain('self.brandStyles=');
  expect(worker.text).toContain(anor.dark.bg);
  const typed = await askPage(site.origin, '/', { host: SECOND });
  expect([typed.status, typed.headers.location]).toEqual([302, '/ru']);
  for (const line of [...typed.cookies, ...(await askPage(site.origin, '/?ref=x', { host: SECOND })).cookies])
    expect(line).not.toMatch(/domain=/i);
});

test('each brand asks its own upstreams with its own host, and its log lines and metrics name it', async () => {
  secondUpstream.received.splice(0);
  await ask(site.origin, '/api/account.getInfo', { headers: { host: MAIN } });
  expect(secondUpstream.received).toEqual([]);
  await ask(site.origin, '/api/account.getInfo', { headers: { host: SECOND } });
  expect(secondUpstream.received.at(-1)?.headers['x-forwarded-host']).toBe(SECOND);
  const brandsOf = () => new Set(logLines(site).flatMap((line) => (line.event === 'request' ? [line['brand']] : [])));
  await expect.poll(brandsOf).toEqual(new Set([undefined, 'anor']));
  const name = 'croupier_http_request_duration_seconds_count';
  expect(await readMetric(site.origin, name, { brand: 'anor' })).toBeGreaterThan(0);
  const { text } = await ask(site.origin, '/metrics');
  const families = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, family]) => family);
  expect(families).toEqual([...new Set(families)]);
  expect(text).not.toMatch(/^process_\w+\{[^}]*brand=/m);
});

test('a host of no brand gets 421, and a brand’s host without its port too', async () => {
  for (const host of ['other.example', 'anor.example:81', 'anor.localhost'])
    expect((await askPage(site.origin, '/about', { host })).status, host).toBe(421);
});

test('a money command that a browser sends again after its brand was opened anew is not sent to the platform twice', async () => {
  const deposit = () => {
    const body = new FormData();
    body.set('amount', '50000');
    return ask(site.origin, '/api/cashier.makedeposit', {
      method: 'POST',
      body,
      headers: { host: SECOND, 'idempotency-key': 'one-deposit-1', 'sec-fetch-site': 'same-origin' },
    });
  };
  const sent = () => secondUpstream.received.filter(({ url }) => /cashier\.makedeposit/i.test(url)).length;
  const [first, before] = [await deposit(), sent()];
  expect(before).toBeGreaterThan(0);
  writeBrand('anor', {
    name: NAME,
    license: { ru: 'Anor работает по новой лицензии.' },
    variables: { PLATFORM_URL: secondUpstream.url, CONTENT_URL: secondUpstream.url },
  });
  await reloaded('brands_replaced');
  const again = await deposit();
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(sent()).toBe(before);
});

test('an event stream of a brand that is opened anew ends, and opens again at the new site; those of others go on', async () => {
  const host = 'live.example';
  const write = (name: string) => writeBrand('live', { name, origin: `https://${host}`, hosts: [], variables: {} });
  write('Live');
  await reloaded('brands_replaced');
  const { cookie } = await signUp(upstreams.origin, `brands-${crypto.randomUUID().slice(0, 12)}@example.com`);
  const open = (of: string) => openEvents(site.origin, cookie, { host: of });
  const [changed, kept] = [await open(host), await open(MAIN)];
  for (const stream of [changed, kept]) await expect.poll(() => stream.last('hello')).toBeTruthy();
  write('Live 2');
  await reloaded('brands_replaced');
  await expect.poll(changed.isOver).toBe(true);
  const next = await open(host);
  await expect.poll(() => next.last('hello')).toBeTruthy();
  expect([next.status, kept.isOver()]).toEqual([200, false]);
  for (const stream of [kept, next]) stream.close();
  rmSync(path.join(folder, 'live.json'));
  await reloaded('brands_replaced');
});

test('SIGHUP adds, changes and removes a brand; a bad file changes nothing and is told with its field', async () => {
  writeBrand('navo', { name: 'Navo', origin: 'https://navo.example', hosts: [], languages: ['ru'], language: 'ru' });
  await reloaded('brands_replaced');
  const title = async (host: string, address = '/ru/cashier?auth=x') =>
    /<title>([^<]*)/.exec((await askPage(site.origin, address, { host })).text)?.[1] ?? '';
  await expect.poll(() => title('navo.example', '/ru/no-such-page')).toContain('Navo');
  // It asks the upstreams of the build's brand, which has asked them already; its name is in what it changes of their answers.
  for (const host of [MAIN, 'navo.example']) await askPage(site.origin, '/ru/gamehall', { host });
  const callsOf = (operation: string) =>
    readMetric(site.origin, 'croupier_upstream_request_duration_seconds_count', { brand: 'navo', operation });
  expect([await callsOf('games.get'), await callsOf('games.getCategories')]).toEqual([0, 0]);
  const namesOf = async (host: string) =>
    [...(await askPage(site.origin, '/ru/gamehall', { host })).text.matchAll(/aria-label="([^":]+): Главная"/g)].map(
      ([, name]) => name,
    );
  expect(new Set(await namesOf('navo.example'))).toEqual(new Set(['Navo']));
  expect(new Set(await namesOf(MAIN))).toEqual(new Set([brand.name]));
  const uzbek = await askPage(site.origin, '/about?a=1', { host: 'navo.example' });
  expect([uzbek.status, uzbek.headers.location]).toEqual([302, '/ru/about?a=1']);
  const russian = (await askPage(site.origin, '/ru/about', { host: 'navo.example' })).text;
  expect(russian.match(/hrefLang="[\w-]+"/g)).not.toContain('hrefLang="uz"');
  const map = await ask(site.origin, '/sitemap/pages-1.xml', { headers: { host: 'navo.example' } });
  expect(map.text.match(/<loc>[^<]+/g)?.every((loc) => loc.startsWith('<loc>https://navo.example/ru'))).toBe(true);

  writeBrand('navo', { name: 'Navoiy', origin: 'https://navo.example', hosts: [], light: {} });
  await reloaded('reload_refused');
  const refused = logLines(site).findLast(({ event }) => event === 'reload_refused');
  expect(refused?.['problems']).toEqual([
    expect.objectContaining({ name: 'light.logoMark', source: `${folder}/navo.json`, problem: 'is missing' }),
  ]);
  expect(await title('navo.example', '/ru/no-such-page')).toContain('Navo');

  writeBrand('navo', { name: 'Navoiy', origin: 'https://navo.example', hosts: [] });
  await reloaded('brands_replaced');
  await expect.poll(() => title('navo.example', '/ru/no-such-page')).toContain('Navoiy');

  rmSync(path.join(folder, 'navo.json'));
  await reloaded('brands_replaced');
  expect(logLines(site).findLast(({ event }) => event === 'brands_replaced')).toMatchObject({ removed: ['navo'] });
  expect((await askPage(site.origin, '/ru/about', { host: 'navo.example' })).status).toBe(421);
  expect((await askPage(site.origin, '/ru/about', { host: SECOND })).status).toBe(200);
});
