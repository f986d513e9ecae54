import robotsParser from 'robots-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privatePages } from '#config/robots.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { LOCALES, languageOf, stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { isFull } from '#tests/support/isFull.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { ask } from '#tests/support/wire/ask.ts';

const ORIGIN = 'https://yulduz.example';
const headers = { host: 'yulduz.example' };
/** Requests at a time. */
const CRAWLERS = 3;
const WALK_MS = 300_000;

interface Page {
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  isIndexable: boolean;
  links: string[];
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const pathOf = (address: string) => unescaped(address).slice(ORIGIN.length) || '/';

// Every address of the sitemap costs a render, so this is in the full run (docs/tests.md); tests/http/pages/sitemap.test.ts has a sample.
describe.skipIf(!isFull)('a crawler that follows the sitemap', () => {
  const pages = new Map<string, Page>();
  let listed: string[];
  let robots: string;
  let site: Site | undefined;
  // Also after a crawl that took too long.
  afterAll(() => site?.stop());

  async function visit(origin: string, path: string): Promise<void> {
    const { status, text, headers: answered } = await ask(origin, path, { headers });
    const one = (pattern: RegExp) => unescaped(pattern.exec(text)?.[1] ?? '');
    const rules = `${one(/<meta name="robots" content="([^"]*)"/)} ${String(answered['x-robots-tag'] ?? '')}`;
    pages.set(path, {
      path,
      status,
      title: one(/<title>([^<]*)/),
      description: one(/<meta name="description" content="([^"]*)"/),
      canonical: pathOf(one(/<link rel="canonical" href="([^"]*)"/)),
      isIndexable: !rules.includes('noindex'),
      links: [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => unescaped(href as string)),
    });
  }

  beforeAll(async () => {
    site = await startSiteBeforeLent({ PUBLIC_ORIGIN: ORIGIN });
    const { origin } = site;
    await untilReady(origin);
    robots = (await ask(origin, '/robots.txt', { headers })).text;
    const addresses = async (path: string) =>
      [...(await ask(origin, path, { headers })).text.matchAll(/<loc>([^<]+)/g)].map(([, one]) =>
        pathOf(one as string),
      );
    listed = (await Promise.all((await addresses('/sitemap.xml')).map(addresses))).flat();
    // The pages that they link to: the rest of the hall, forms, and addresses with a query.
    const waiting = [...listed];
    const known = new Set(waiting);
    const crawl = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await visit(origin, path);
        for (const link of pages.get(path)?.links ?? [])
          if (!known.has(link) && !stripLocale(link).startsWith('/platform/')) {
            known.add(link);
            waiting.push(link);
          }
      }
    };
    await Promise.all(Array.from({ length: CRAWLERS }, crawl));
  }, timeLimit(WALK_MS));

  const found = () => [...pages.values()].filter(({ status }) => status === 200);
  /** Indexable pages under their own address. */
  const canonicals = () => found().filter(({ path, canonical, isIndexable }) => isIndexable && canonical === path);

  test('every address of the sitemap is an indexable page under its own address, once', () => {
    expect(listed.length).toBeGreaterThan(1_000);
    expect(new Set(listed).size).toBe(listed.length);
    const names = new Set(canonicals().map(({ path }) => path));
    expect(listed.filter((path) => !names.has(path))).toEqual([]);
  });

  test('every indexable page under its own address is in the sitemap, and no link leads to an error', () => {
    const names = new Set(listed);
    expect(
      canonicals()
        .map(({ path }) => path)
        .filter((path) => !names.has(path)),
    ).toEqual([]);
    const refused = [...pages.values()].filter(({ status }) => status >= 400);
    expect(refused.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  });

  test('every address of the sitemap is linked by a page other than its own translation', () => {
    const linked = new Set<string>();
    for (const { path, links } of found())
      for (const link of links) {
        // Tiles link to the short address of a game, whose page names the long one.
        const named = pages.get(link)?.canonical ?? link;
        if (stripLocale(named) !== stripLocale(path)) linked.add(named);
      }
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  });

  test('titles and descriptions of a language differ between all addresses of the sitemap', () => {
    for (const field of ['title', 'description'] as const)
      for (const locale of LOCALES) {
        const texts = new Map<string, string[]>();
        for (const page of canonicals())
          if (languageOf(page.path.startsWith('/ru') ? 'ru' : 'uz') === locale)
            texts.set(page[field], [...(texts.get(page[field]) ?? []), page.path]);
        expect([...texts].filter(([text, of]) => of.length > 1 || text === '')).toEqual([]);
      }
  });

  test('robots.txt, as a parser reads it, allows each listed address and each page that says noindex, and no private one', () => {
    const rules = robotsParser(`${ORIGIN}/robots.txt`, robots);
    const isAllowed = (path: string) => rules.isAllowed(ORIGIN + path, 'Googlebot') === true;
    expect(rules.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
    expect(listed.filter((path) => !isAllowed(path))).toEqual([]);
    const barred = found().filter(({ path, isIndexable }) => !isIndexable && !isAllowed(path));
    expect(barred.map(({ path }) => path)).toEqual([]);
    const forms = [...pages.keys()].filter((path) => path.includes(`${queryKeys.redirectUrl}=`));
    expect(forms.length).toBeGreaterThan(50);
    for (const path of [...privatePages, `${paths.home.build()}?${scriptKey}=Cyrl`])
      expect(isAllowed(path), path).toBe(false);
  });
});
