import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtBrand } from '#shared/document/PageBrand.ts';
import { sitemapIndex, sitemapPart } from './sitemapXml.ts';

const origin = 'https://yulduz.example';
const site = { ...builtBrand, origin };

test('sitemapPart has each address once per language, with links to all languages', () => {
  const xml = [...sitemapPart(site, ['/', '/platform/game/pamir-fox'])].join('');
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${origin}/`,
    `${origin}/ru`,
    `${origin}/platform/game/pamir-fox`,
    `${origin}/ru/platform/game/pamir-fox`,
  ]);
  const russian = xml.split('\n').find((line) => line.includes('<loc>https://yulduz.example/ru/platform')) as string;
  expect([...russian.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])).toEqual([
    ['uz', `${origin}/platform/game/pamir-fox`],
    ['ru', `${origin}/ru/platform/game/pamir-fox`],
    ['x-default', `${origin}/platform/game/pamir-fox`],
  ]);
});

test('sitemapPart has a page that is written in one language in this language alone', () => {
  const xml = [
    ...sitemapPart(site, [
      { path: '/only', languages: ['ru'], lastModified: '2026-09-01' },
      { path: '/faqat', languages: ['uz'] },
    ]),
  ].join('');
  expect(xml.match(/<loc>[^<]*only<\/loc><lastmod>2026-09-01<\/lastmod>/g)).toHaveLength(1);
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${origin}/ru/only`,
    `${origin}/faqat`,
  ]);
  expect([...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])).toEqual([
    ['ru', `${origin}/ru/only`],
    ['uz', `${origin}/faqat`],
    ['x-default', `${origin}/faqat`],
  ]);
});

test('sitemapPart, for any path, leaves no unescaped markup', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, noise) => {
      const xml = [...sitemapPart(site, [`${path}${noise}`])].join('');
      const text = xml.replace(/<(?:\?xml [^>]*|\/?(?:urlset|url|loc|xhtml:link)(?: [a-z:]+="[^"<>]*")*\/?)\??>/g, '');
      expect(text).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/);
    }),
  );
});

test('sitemapIndex contains the absolute address of each part', () => {
  expect(sitemapIndex(origin, ['pages-1', 'games-1'])).toContain(
    `<sitemap><loc>${origin}/sitemap/games-1.xml</loc></sitemap>`,
  );
});

test('sitemapPart, for ten thousand addresses, yields chunks below 300,000 characters', () => {
  const chunks = [
    ...sitemapPart(
      site,
      Array.from({ length: 10_000 }, (_, n) => `/game/${n}`),
    ),
  ];
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(300_000);
});

test('sitemapPart, for a site with one language, has only its addresses, and x-default of its own', () => {
  const russian = { origin, languages: ['ru'], language: 'ru' } as const;
  const xml = [...sitemapPart(russian, ['/about', { path: '/faqat', languages: ['uz'] }])].join('');
  expect(xml.match(/<loc>[^<]+/g)).toEqual([`<loc>${origin}/ru/about`]);
  expect([...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])).toEqual([
    ['ru', `${origin}/ru/about`],
    ['x-default', `${origin}/ru/about`],
  ]);
});
