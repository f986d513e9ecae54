import { isUnder } from '#shared/url/isUnder.ts';
import { pageRules } from './pageRules.ts';
import { serverPaths } from './robots.ts';

/**
 * Pages with a fixed address that crawlers may index; each also exists under /ru. A new page is in the sitemap unless its rule says
 * otherwise.
 */
export const sitemapPages: readonly string[] = [...pageRules.values()]
  .flatMap(({ pattern, crawlers }) => (crawlers === 'index' && !/[:*]/.test(pattern) ? [pattern] : []))
  .filter((pattern) => !isUnder(pattern, serverPaths))
  .sort();

/** Max addresses in one part of the sitemap. The protocol allows 50 000; each address appears once per language, and parts stay small. */
export const SITEMAP_PART = 10_000;
