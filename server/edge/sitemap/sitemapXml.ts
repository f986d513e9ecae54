import type { PageBrand } from '#shared/document/PageBrand.ts';
import { type Language, withLocale } from '#shared/locales.ts';
import type { SitemapEntry } from './sitemapParts.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Addresses per chunk: one chunk per address would cost one system call each. */
const CHUNK = 250;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}

/** The index of parts, `https://site.example` + `/sitemap/games-1.xml` (sitemaps.org, "Using Sitemap index files"). */
export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const rows = parts.map((part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/** The origin of the addresses, and the languages of the site. */
export interface SitemapSite extends Pick<PageBrand, 'languages' | 'language'> {
  origin: string;
}

/** One entry per language that the page exists in; each lists them all, itself included, and the default one, as hreflang requires. */
function entriesOf({ origin, languages: ofSite, language }: SitemapSite, entry: SitemapEntry): string {
  const { path, languages: written, lastModified } = typeof entry === 'string' ? { path: entry } : entry;
  const languages = written ? ofSite.filter((one) => written.includes(one)) : ofSite;
  const changed = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  const href = (locale: Language) => escapeXml(origin + withLocale(path, locale));
  const defaults = languages.includes(language) ? [['x-default', href(language)]] : [];
  const links = [...languages.map((locale) => [locale, href(locale)]), ...defaults]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return languages.map((locale) => `<url><loc>${href(locale)}</loc>${changed}${links}</url>\n`).join('');
}

/** Yields one part in chunks: ten thousand addresses are 7 MB, which should not be in memory at once. */
export function* sitemapPart(site: SitemapSite, paths: readonly SitemapEntry[]): Generator<string> {
  yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let start = 0; start < paths.length; start += CHUNK)
    yield paths
      .slice(start, start + CHUNK)
      .map((path) => entriesOf(site, path))
      .join('');
  yield '</urlset>\n';
}
