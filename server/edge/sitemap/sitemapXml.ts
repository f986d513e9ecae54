import { DEFAULT_LOCALE, LOCALES, withLocale } from '#shared/locales.ts';

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

/** One entry per language; each lists all languages, itself included, and the default one, as hreflang requires. */
function entriesOf(origin: string, path: string): string {
  const href = (locale: (typeof LOCALES)[number]) => escapeXml(origin + withLocale(path, locale));
  const links = [...LOCALES.map((locale) => [locale, href(locale)]), ['x-default', href(DEFAULT_LOCALE)]]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return LOCALES.map((locale) => `<url><loc>${href(locale)}</loc>${links}</url>\n`).join('');
}

/** Yields one part in chunks: ten thousand addresses are 7 MB, which should not be in memory at once. `paths` are without locale. */
export function* sitemapPart(origin: string, paths: readonly string[]): Generator<string> {
  yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let start = 0; start < paths.length; start += CHUNK)
    yield paths
      .slice(start, start + CHUNK)
      .map((path) => entriesOf(origin, path))
      .join('');
  yield '</urlset>\n';
}
