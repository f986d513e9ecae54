import { expect, test } from 'vitest';
import { collections } from '#shared/content/collections.ts';
import { mergeSeo } from './mergeSeo.ts';

const site = {
  ...collections['settings-seo'].defaults,
  title: 'Site {brand}',
  description: 'Site text',
  robots: 'index, follow',
  replacements: { brand: 'Yulduz' },
  organization: { ...collections['settings-seo'].defaults.organization, name: 'Yulduz', url: '/', logo: '/logo.png' },
};
site.openGraph = { title: 'Share the site', description: '', image: '/share.webp', type: 'website' };
const origin = 'https://x.test';

test('mergeSeo takes the title from the page record, else the page’s code, else the domain, else the site', () => {
  const domain = { title: 'Mirror' };
  const merge = (page: object, settings: object) =>
    mergeSeo({ page, pageSettings: settings, domain, site }, '/about', origin).title;
  expect(merge({ title: 'Record' }, { title: 'Own' })).toBe('Record');
  expect(merge({ title: '' }, { title: 'Own' })).toBe('Own');
  expect(merge({}, {})).toBe('Mirror');
  expect(mergeSeo({ page: undefined, pageSettings: {}, domain: undefined, site }, '/about', origin).title).toBe(
    'Site Yulduz',
  );
});

test('mergeSeo shares a page by its own title; only the home page uses the site’s title and organization', () => {
  const seo = (path: string) =>
    mergeSeo({ page: { title: 'About' }, pageSettings: {}, domain: undefined, site }, path, origin);
  expect(seo('/about').openGraph).toEqual({
    title: 'About',
    description: 'Site text',
    image: '/share.webp',
    type: 'website',
  });
  expect(seo('/').openGraph.title).toBe('Share the site');
  expect(seo('/about').jsonLd).toEqual([]);
  expect(seo('/').jsonLd).toMatchObject([
    { '@type': 'Organization', url: `${origin}/`, logo: `${origin}/logo.png` },
    { '@type': 'WebSite', potentialAction: { target: { urlTemplate: `${origin}/gamehall?search={words}` } } },
  ]);
});

test('mergeSeo omits robots when all is allowed, and a domain’s noindex overrides the page', () => {
  const seo = (domain: object | undefined, page = {}) =>
    mergeSeo({ page, pageSettings: {}, domain, site }, '/', origin).robots;
  expect(seo(undefined)).toBeUndefined();
  expect(seo(undefined, { robots: 'noindex' })).toBe('noindex');
  expect(seo({ robots: 'noindex, follow' }, { robots: 'index, follow' })).toBe('noindex, follow');
});

test('mergeSeo fills only known placeholders, and ignores inherited property names', () => {
  const title = mergeSeo(
    { page: { title: '{brand} {toString} {x}' }, pageSettings: {}, domain: undefined, site },
    '/',
    origin,
  );
  expect(title.title).toBe('Yulduz {toString} {x}');
});

test('mergeSeo fills from the platform’s facts only the placeholders that the operator’s replacements do not', () => {
  const page = {
    title: '{brand}: {games_count}',
    schemaFaq: [{ question: 'How many?', answer: '{games_count} games' }],
  };
  const replacements = { games_count: '480', brand: 'Other' };
  const seo = mergeSeo({ page, pageSettings: {}, domain: undefined, site, replacements }, '/about', origin);
  expect(seo.title).toBe('Yulduz: 480');
  expect(seo.faq[0]?.answer).toBe('480 games');
  expect(JSON.stringify(seo.jsonLd)).toContain('480 games');
});

test('mergeSeo fills the placeholders of meta elements and of structured data, but not the words a search puts in an address', () => {
  const settings = {
    ...site,
    meta: [{ property: 'og:site_name', content: '{brand}' }],
    organization: { ...site.organization, name: '{brand}' },
  };
  const seo = mergeSeo({ page: {}, pageSettings: {}, domain: undefined, site: settings }, '/', origin);
  expect(seo.meta).toEqual([{ property: 'og:site_name', content: 'Yulduz' }]);
  expect(seo.jsonLd).toMatchObject([
    { '@type': 'Organization', name: 'Yulduz' },
    {
      '@type': 'WebSite',
      name: 'Yulduz',
      potentialAction: { target: { urlTemplate: expect.stringMatching(/\{words\}$/) } },
    },
  ]);
});
