import { isUnder } from '#shared/url/isUnder.ts';
import { paths } from '#shared/url/paths.ts';
import { privatePages, serverPaths } from './robots.ts';

/**
 * Pages with a fixed address that crawlers may index; each also exists under /ru. These are all but forms and what robots.txt excludes, so
 * a new page is in the sitemap unless it is excluded there.
 */
export const sitemapPages: readonly string[] = Object.values(paths)
  .map(({ pattern }): string => pattern)
  .filter((pattern) => !/[:*]/.test(pattern) && !isUnder(pattern, ['/forms', ...privatePages, ...serverPaths]))
  .sort();

/** Max addresses in one part of the sitemap. The protocol allows 50 000; each address appears once per language, and parts stay small. */
export const SITEMAP_PART = 10_000;
