import { withTimeoutBudget } from '#client/lib/transport/withTimeoutBudget.ts';
import type { Call } from '#shared/api/call.ts';
import { getMetadata } from '#shared/api/site/metadata.contract.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { SettingsSeo } from '#shared/content/settingsSeo.content.ts';
import { mergeSeo, OPEN_PLACEHOLDER, type PageSeo } from './mergeSeo.ts';

interface SeoSource {
  content: ContentSource;
  call: Call;
  url: URL;
  signal: AbortSignal;
  timeoutBudget?: number | undefined;
}

/**
 * Loads a page's SEO data from the content service: the page's record, then the domain's, then the site's.
 * `path`: without locale, with its sorted query where that makes another page (`/gamehall?category=slots`).
 * `pageSettings`: texts of the page's code, used where the page's record has none. Spread the result into `<Seo>`.
 * The platform is asked only if a text has a placeholder that the content service does not fill, such as a number of games.
 */
export async function loadSeo(
  { content, call, url, signal, timeoutBudget }: SeoSource,
  path: string,
  pageSettings: Partial<SettingsSeo> = {},
): Promise<PageSeo> {
  const [pages, domains, site] = await Promise.all([
    content('seo-pages', { filters: { url: { $eq: path } } }),
    content('domain-seos', { filters: { host: { $eq: url.host } } }),
    content('settings-seo'),
  ]);
  const page = pages.find((record) => record.url === path);
  const domain = domains.find((record) => record.host === url.host);
  const sources = { page, pageSettings, domain, site };
  const seo = mergeSeo(sources, path, url.origin);
  const { title, description, text, openGraph, faq } = seo;
  const texts = [title, description, text, openGraph.title, openGraph.description, ...faq.map(({ answer }) => answer)];
  if (!texts.some((each) => OPEN_PLACEHOLDER.test(each))) return seo;
  // On failure the placeholder is shown.
  const { replacements = {} } = await withTimeoutBudget(call(getMetadata, { path }, { signal }), timeoutBudget).catch(
    () => ({}) as never,
  );
  return mergeSeo({ ...sources, replacements }, path, url.origin);
}
