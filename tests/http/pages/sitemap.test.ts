import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';

const origin = 'https://yulduz.example';
const headers = { host: 'yulduz.example' };
let site: Site;
beforeAll(async () => {
  site = await startSite({
    PUBLIC_ORIGIN: origin,
    CACHE_SITEMAP_FRESH: '1ms',
    CACHE_SITEMAP_STALE: '0ms',
    CACHE_PLATFORM_GAMES: '0ms',
  });
});
afterAll(() => site.stop());

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc as string);

test('the sitemap named in robots.txt lists four parts, and sampled addresses are canonical for indexable pages', async () => {
  const robots = await ask(site.origin, '/robots.txt', { headers });
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const index = await ask(site.origin, '/sitemap.xml', { headers });
  expect(index.status).toBe(200);
  expect(index.headers['content-type']).toContain('application/xml');
  const parts = addresses(index.text);
  expect(parts).toEqual(['pages-1', 'halls-1', 'events-1', 'games-1'].map((name) => `${origin}/sitemap/${name}.xml`));

  const found = new Map<string, string[]>();
  for (const part of parts) {
    const answer = await ask(site.origin, part.slice(origin.length), { headers });
    expect(answer.status, part).toBe(200);
    found.set(part, addresses(answer.text));
  }
  const all = [...found.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  expect(found.get(`${origin}/sitemap/games-1.xml`)?.length).toBeGreaterThan(900);
  expect(all.every((address) => address.startsWith(`${origin}/`))).toBe(true);

  // Each page of a route of its own, and some of those that differ by their record alone.
  const some = [...found].flatMap(([part, list]) =>
    part.includes('pages-1') ? list : ([list[0], list[1], list.at(-2), list.at(-1)] as string[]),
  );
  for (const address of some) {
    const page = await ask(site.origin, address.slice(origin.length), { headers });
    expect(page.status, address).toBe(200);
    expect(page.text, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(page.text, address).toMatch(
      new RegExp(`<link[^>]+rel="canonical"[^>]+href="${address.replace('?', '\\?')}/?"`),
    );
  }
});

test('a part of the sitemap is compressed for those who accept it, and whole for others', async () => {
  const part = '/sitemap/games-1.xml';
  const whole = await ask(site.origin, part, { headers });
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(site.origin, part, { headers: { ...headers, 'accept-encoding': encoding } });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(packed.text.length).toBeLessThan(whole.text.length / 8);
  }
  for (const none of ['identity', 'gzip;q=0, br;q=0'])
    expect((await ask(site.origin, part, { headers: { ...headers, 'accept-encoding': none } })).text).toBe(whole.text);
  expect(whole.headers['vary']).toBe('Accept-Encoding');
});

test('an unknown part of the sitemap answers 404', async () => {
  for (const path of ['/sitemap/games-999.xml', '/sitemap/games-0.xml', '/sitemap/secrets-1.xml', '/sitemap/games-1'])
    expect((await ask(site.origin, path, { headers })).status, path).toBe(404);
});

test('the sitemap of games, while games.get fails, answers the last list', async () => {
  const before = addresses((await ask(site.origin, '/sitemap/games-1.xml', { headers })).text);
  const controls = sandboxControls(site);
  await controls.fault({ target: 'games.get', kind: '500' });
  try {
    const after = await ask(site.origin, '/sitemap/games-1.xml', { headers });
    expect(after.status).toBe(200);
    expect(addresses(after.text)).toEqual(before);
  } finally {
    await controls.heal();
  }
});
