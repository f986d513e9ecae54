import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, withLocale } from '../../../shared/locales.ts';
import { ask } from '../../support/wire/ask.ts';
import { askPage } from '../../support/wire/askPage.ts';
import type { Site } from '../../support/sites/startSite.ts';
import { startSiteBeforeLent } from '../../support/sites/startSiteBeforeLent.ts';

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

/** What the head of a page says to crawlers. */
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
    twins: Object.fromEntries(
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

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PAGES)('%s says who it is, once and in full', async (path, kinds) => {
    const address = withLocale(path, locale);
    const said = await headOf(address);
    expect(said.status).toBe(200);
    expect(said.title?.length).toBeGreaterThan(8);
    expect(said.description?.length).toBeGreaterThan(30);
    expect(`${said.title} ${said.description}`).not.toMatch(/\{\w+\}/);
    expect(said.robots).toBeUndefined();
    const own = path.startsWith('/game/') ? path.replace('/game/', '/platform/game/') : path;
    expect(said.canonical).toBe(ORIGIN + withLocale(own, locale));
    expect(said.twins).toEqual({ uz: ORIGIN + own, ru: ORIGIN + withLocale(own, 'ru'), 'x-default': ORIGIN + own });
    expect(said.graph).toMatchObject({
      url: said.canonical,
      type: expect.any(String),
      locale: expect.stringContaining(locale),
    });
    expect(said.graph['title']?.length).toBeGreaterThan(4);
    expect(said.graph['image']).toMatch(/^https:\/\//);
    expect(said.jsonLd.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...kinds]));
    for (const thing of said.jsonLd) expect(thing['@context']).toBe('https://schema.org');
    // Addresses in it are whole, and of the name that players type.
    for (const url of JSON.stringify(said.jsonLd).match(/"(?:url|item|logo)":"[^"]*"/g) ?? [])
      expect(url).toMatch(/:"https:\/\//);
  });
});

test('the words of a page are its own: no two pages share title and description', async () => {
  const heads = await Promise.all(PAGES.map(([path]) => headOf(path)));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(PAGES.length);
});

test('keys that make no other page make no other address', async () => {
  const said = await headOf('/gamehall?category=slots&utm_source=x&promo_code=A&show_popup_reg=1');
  expect(said.canonical).toBe(`${ORIGIN}/gamehall?category=slots`);
});

test('a page that is none has no address and is not listed', async () => {
  const said = await headOf('/no-such-page');
  expect(said.status).toBe(404);
  expect(said.canonical).toBeUndefined();
  expect(said.twins).toEqual({});
  expect(said.robots).toContain('noindex');
});

test('a robot gets every section in its place', async () => {
  const { text } = await page('/', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  expect(text).not.toContain('aria-busy="true"');
  expect(text.match(/href="\/game\//g)?.length).toBeGreaterThan(5);
});

test('icons, colours and the manifest are those of the web settings, in both languages', async () => {
  const { head } = await headOf('/ru');
  expect(head).toMatch(/<link rel="icon"[^>]*type="image\/svg\+xml"/);
  expect(head).toMatch(/<meta name="theme-color" content="#[0-9A-F]{6}"/i);
  expect(head).toContain('href="/manifest.webmanifest?locale=ru"');
  const manifest = await ask(site.origin, '/manifest.webmanifest?locale=ru', { headers: { host: 'yulduz.example' } });
  const { name, lang, icons } = manifest.json<{ name: string; lang: string; icons: { src: string }[] }>();
  expect([name.length > 2, lang, icons.length > 1]).toEqual([true, 'ru', true]);
});
