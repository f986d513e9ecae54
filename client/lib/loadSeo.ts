import type { ContentSource } from '../../shared/content/ContentSource.ts';
import type { SettingsSeo } from '../../shared/content/settingsSeo.content.ts';
import { mergeSeo, type PageSeo } from './mergeSeo.ts';

/**
 * What the content service says of a page for search engines: the page's own record, then the domain's, then the site's (spec section 3).
 * `path`: without locale, with its sorted query where that makes another page (`/gamehall?category=slots`).
 * Spread the answer into `<Seo>`; words of the page itself go in as `own` and stand where the record of the page has none.
 */
export async function loadSeo(
  { content, url }: { content: ContentSource; url: URL },
  path: string,
  own: Partial<SettingsSeo> = {},
): Promise<PageSeo> {
  const [pages, domains, site] = await Promise.all([
    content('seo-pages', { filters: { url: { $eq: path } } }),
    content('domain-seos', { filters: { host: { $eq: url.host } } }),
    content('settings-seo'),
  ]);
  const page = pages.find((record) => record.url === path);
  const domain = domains.find((record) => record.host === url.host);
  return mergeSeo({ page, own, domain, site }, path, url.origin);
}
