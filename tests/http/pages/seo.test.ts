import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let site: Site;
beforeAll(async () => {
  site = await startSiteBeforeLent({
    PUBLIC_ORIGIN: 'https://yulduz.example',
    PUBLIC_HOSTS: 'mirror.yulduz.example,127.0.0.1',
  });
});
afterAll(() => site.stop());

const ORIGIN = 'https://yulduz.example';
const page = (path: string, headers: Record<string, string> = {}) =>
  askPage(site.origin, path, { host: 'yulduz.example', ...headers });
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** The parts of a page's head that crawlers read, and its JSON-LD. */
async function headOf(path: string, headers?: Record<string, string>) {
  const { text, status } = await page(path, headers);
  const head = text.slice(0, text.indexOf('</head>'));
  const one = (pattern: RegExp) => {
    const found = [...head.matchAll(pattern)].map(([, value = '']) => unescaped(value));
    expect(found.length, `${path} ${pattern}`).toBeLessThanOrEqual(1);
    return found[0];
  };
  const jsonLd = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json) as { '@type': string; '@context': string }[],
  );
  return {
    status,
    title: one(/<title[^>]*>([^<]*)</g),
    description: one(/<meta name="description" content="([^"]*)"/g),
    canonical: one(/<link rel="canonical" href="([^"]*)"/g),
    robots: one(/<meta name="robots" content="([^"]*)"/g),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, lang, href = '']) => [
        lang,
        unescaped(href),
      ]),
    ),
    graph: Object.fromEntries(
      [...head.matchAll(/<meta property="og:([^"]*)" content="([^"]*)"/g)].map(([, name, value = '']) => [
        name,
        unescaped(value),
      ]),
    ),
    jsonLd,
    head,
  };
}

const PAGES = [
  ['/', ['Organization', 'WebSite', 'FAQPage']],
  ['/gamehall', []],
  ['/gamehall?category=slots', []],
  ['/game/pamir-fox', ['BreadcrumbList']],
  ['/faq', ['FAQPage']],
  ['/about', []],
  ['/jackpots', []],
  ['/tournaments', []],
  ['/winners', []],
  ['/providers', []],
] as const;

describe.each(LOCALES)('the head of a page, in %s', (locale) => {
  test.each(PAGES)(
    '%s has title, description, canonical, alternates, Open Graph and JSON-LD, once each',
    async (path, kinds) => {
      const address = withLocale(path, locale);
      const meta = await headOf(address);
      expect(meta.status).toBe(200);
      expect(meta.title?.length).toBeGreaterThan(8);
      expect(meta.description?.length).toBeGreaterThan(30);
      expect(`${meta.title} ${meta.description}`).not.toMatch(/\{\w+\}/);
      expect(meta.robots).toBeUndefined();
      const target = path.startsWith('/game/') ? path.replace('/game/', '/platform/game/') : path;
      expect(meta.canonical).toBe(ORIGIN + withLocale(target, locale));
      expect(meta.alternates).toEqual({
        uz: ORIGIN + target,
        ru: ORIGIN + withLocale(target, 'ru'),
        'x-default': ORIGIN + target,
      });
      expect(meta.graph).toMatchObject({
        url: meta.canonical,
        type: expect.any(String),
        locale: expect.stringContaining(locale),
      });
      expect(meta.graph['title']?.length).toBeGreaterThan(4);
      expect(meta.graph['image']).toMatch(/^https:\/\//);
      expect(meta.jsonLd.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...kinds]));
      for (const thing of meta.jsonLd) expect(thing['@context']).toBe('https://schema.org');
      // Addresses in JSON-LD are absolute.
      for (const url of JSON.stringify(meta.jsonLd).match(/"(?:url|item|logo)":"[^"]*"/g) ?? [])
        expect(url).toMatch(/:"https:\/\//);
    },
  );
});

test('titles and descriptions differ between all pages', async () => {
  const heads = await Promise.all(PAGES.map(([path]) => headOf(path)));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(PAGES.length);
});

test('the canonical address of a page omits tracking and popup parameters', async () => {
  const meta = await headOf('/gamehall?category=slots&utm_source=x&promo_code=A&show_popup_reg=1');
  expect(meta.canonical).toBe(`${ORIGIN}/gamehall?category=slots`);
});

test.each([
  '/gamehall?providers=anything',
  '/gamehall?category=slots&providers=anything',
  '/forms/sign_in',
  '/ru/forms/sign_up?redirectUrl=%2Foffers',
])('%s is noindex', async (path) => {
  expect((await headOf(path)).robots).toBe('noindex, follow');
});

test('the links that only store a script are nofollow, and those to languages are not', async () => {
  const { text } = await page('/about');
  const links = [...text.matchAll(/<a href="([^"]*)"[^>]*hrefLang="[^>]*>/gi)].map(([tag, href]) => [href, tag]);
  expect(links.length).toBeGreaterThan(2);
  for (const [href, tag = ''] of links)
    expect(tag.includes('rel="nofollow"'), tag).toBe(unescaped(href as string).includes('script='));
});

test('the card of a game is as upright as its picture, and that of another page is wide', async () => {
  const cardOf = async (path: string) => /name="twitter:card" content="([^"]*)"/.exec((await headOf(path)).head)?.[1];
  expect(await cardOf('/platform/game/pamir-fox')).toBe('summary');
  expect(await cardOf('/gamehall')).toBe('summary_large_image');
});

test('a page that is not found has no canonical or alternate address, and is noindex', async () => {
  const meta = await headOf('/no-such-page');
  expect(meta.status).toBe(404);
  expect(meta.canonical).toBeUndefined();
  expect(meta.alternates).toEqual({});
  expect(meta.robots).toContain('noindex');
});

test('the home page, for a robot, contains its games and no placeholder of a section', async () => {
  const { text } = await page('/', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  expect(text).not.toContain('aria-busy="true"');
  expect(text.match(/href="\/game\//g)?.length).toBeGreaterThan(5);
});

test('a Russian page names its icon, theme colour and a Russian manifest with icons', async () => {
  const { head } = await headOf('/ru');
  expect(head).toMatch(/<link rel="icon"[^>]*type="image\/svg\+xml"/);
  expect(head).toMatch(/<meta name="theme-color" content="#[0-9A-F]{6}"/i);
  expect(head).toContain('href="/manifest.webmanifest?locale=ru"');
  const manifest = await ask(site.origin, '/manifest.webmanifest?locale=ru', { headers: { host: 'yulduz.example' } });
  const { name, lang, icons } = manifest.json<{ name: string; lang: string; icons: { src: string }[] }>();
  expect([name.length > 2, lang, icons.length > 1]).toEqual([true, 'ru', true]);
});
