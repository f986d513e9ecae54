import { endpoints } from '#config/endpoints.ts';
import { paths } from '#shared/url/paths.ts';

const firstOf = (path: string): string => path.split('/', 2)[1] as string;
const ofPages = new Set(Object.values(paths).map(({ pattern }) => firstOf(pattern)));
/** First segments of addresses the server answers itself, plus files of the build; segments of pages are left out. */
const owned = new Set(
  [
    ...endpoints.map(({ address }) => firstOf(address)),
    'sitemap',
    'manifest.webmanifest',
    'favicon.svg',
    'sw.js',
  ].filter((segment) => !ofPages.has(segment)),
);
const folders = new Set(['assets', 'fonts', 'icons']);

/**
 * Whether the server itself answers this path or one beneath it, so that it is not a page and never cached as one. A refusal cached as a
 * page would be served to the clients that are allowed in: a probe, a scraper, a crawler.
 */
export function isServerPath(path: string): boolean {
  const end = path.indexOf('/', 1);
  if (end === -1) return owned.has(path.slice(1));
  const first = path.slice(1, end);
  return owned.has(first) || folders.has(first);
}
