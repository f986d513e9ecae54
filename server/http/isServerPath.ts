import { endpoints } from '../../config/endpoints.ts';
import { paths } from '../../shared/url/paths.ts';

const firstOf = (path: string): string => path.split('/', 2)[1] as string;
const ofPages = new Set(Object.values(paths).map(({ pattern }) => firstOf(pattern)));
/** First segments under which no page lives, and folders and files of the build. */
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
 * Whether an address is one the server answers itself, or one beneath it: never a page, so never one that is cached. A refusal that
 * was cached as a page would be served to whoever is let in: a probe, a scraper, a crawler.
 */
export function isServerPath(path: string): boolean {
  const end = path.indexOf('/', 1);
  if (end === -1) return owned.has(path.slice(1));
  const first = path.slice(1, end);
  return owned.has(first) || folders.has(first);
}
