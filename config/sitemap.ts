/**
 * Static pages that crawlers may index, without path parameters; each also exists under /ru. A test compares the list with the
 * route table, so that every new page is either listed here or excluded on purpose.
 */
export const sitemapPages = [
  '/',
  '/betting',
  '/gamehall',
  '/jackpots',
  '/loyalty',
  '/loyalty/shop',
  '/offers',
  '/promotions',
  '/providers',
  '/support',
  '/tournaments',
  '/verify',
  '/winners',
] as const;

/** Max addresses in one part of the sitemap. The protocol allows 50 000; each address appears once per language, and parts stay small. */
export const SITEMAP_PART = 10_000;
