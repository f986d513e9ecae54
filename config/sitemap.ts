/**
 * Pages with an address of their own and nothing to fill in, as crawlers may index them; each also under /ru. A test compares
 * them with the route table, so a new page is either here or known to be no page for an index.
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

/** Addresses in one part. The protocol allows 50 000, each of ours is there once a language, and a part should stay a quick read. */
export const SITEMAP_PART = 10_000;
