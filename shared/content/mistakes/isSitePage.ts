import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

const patterns = Object.entries(paths)
  .filter(([name]) => name !== 'contentPage')
  .map(([, { pattern }]) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`));

/**
 * Whether an address leads somewhere: another site, a file, a part of the same page, a page of the site, or a content page. `slugs`: those of
 * content pages; undefined: unknown.
 */
export function isSitePage(address: string, slugs?: ReadonlySet<string>): boolean {
  if (!address.startsWith('/') || address.startsWith('//')) return true;
  const [pathname = '/'] = address.split(/[?#]/, 1);
  if (/^\/(?:uploads|platform|oauth|icons)\/|\.\w{2,5}$/.test(pathname)) return true;
  const path = stripLocale(pathname);
  const [, slug] = /^\/([^/]+)\/?$/.exec(path) ?? [];
  return (
    patterns.some((pattern) => pattern.test(path)) || (slug !== undefined && (slugs === undefined || slugs.has(slug)))
  );
}
