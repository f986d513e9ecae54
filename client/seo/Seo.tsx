import { use } from 'react';
import { PageDataContext } from '#client/context/PageDataContext.ts';
import { useApp } from '#client/context/useApp.ts';
import { builtBrand } from '#shared/document/PageBrand.ts';
import { languages } from '#shared/languages.ts';
import type { Language } from '#shared/locales.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { jsonLdText } from './jsonLdText.ts';

export interface SeoProps {
  title: string;
  description?: string | undefined;
  /** Without the locale's prefix, or an absolute URL. Absent if the page has no address of its own (404). */
  canonicalPath?: string | undefined;
  /** Languages that the page exists in, at least one; by default all. */
  languages?: readonly Language[] | undefined;
  /** `noindex, follow`; absent if everything is allowed. */
  robots?: string | undefined;
  /** `card`: for an image that is not wide. */
  openGraph?:
    | { title?: string; description?: string; image?: string | undefined; type?: string; card?: 'summary' }
    | undefined;
  meta?: readonly { name?: string | undefined; property?: string | undefined; content: string }[] | undefined;
  /** Schema.org objects with their `@type`; the caller makes every `url` and `item` absolute. From the state of a document: as many zeros. */
  jsonLd?: readonly object[] | undefined;
}

/** Metadata of a page for crawlers and link previews; React hoists it into the head. */
export function Seo({
  title,
  description,
  canonicalPath,
  languages: written,
  robots,
  openGraph = {},
  meta = [],
  jsonLd = [],
}: SeoProps) {
  const { locale, brand = builtBrand } = useApp();
  const all = written ?? brand.languages;
  const origin = useOrigin();
  const canonical = canonicalPath === undefined ? undefined : absoluteUrl(canonicalPath, locale, origin);
  const ownPath = canonicalPath?.startsWith('/') ? canonicalPath : undefined;
  const about = openGraph.description || description;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {ownPath &&
        all.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={absoluteUrl(ownPath, other, origin)} />
        ))}
      {ownPath && all.includes(brand.language) && (
        <link rel="alternate" hrefLang="x-default" href={absoluteUrl(ownPath, brand.language, origin)} />
      )}
      <meta property="og:title" content={openGraph.title || title} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:type" content={openGraph.type || 'website'} />
      <meta property="og:locale" content={languages[locale].openGraph} />
      {canonical && <meta property="og:url" content={canonical} />}
      {openGraph.image && (
        <meta
          property="og:image"
          content={openGraph.image.startsWith('/') ? origin + openGraph.image : openGraph.image}
        />
      )}
      {openGraph.image && <meta name="twitter:card" content={openGraph.card ?? 'summary_large_image'} />}
      {meta.map(({ name, property, content }) => (
        <meta key={name ?? property} name={name} property={property} content={content} />
      ))}
      {jsonLd.length > 0 && (
        <script
          type="application/ld+json"
          // React leaves the text that it finds in the document, which the state does not repeat.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: jsonLdText(jsonLd.map((thing) => ({ '@context': 'https://schema.org', ...thing }))),
          }}
        />
      )}
    </>
  );
}

/** The site's origin from the root loader; `''` if that failed, so that addresses stay relative. */
function useOrigin(): string {
  return (use(PageDataContext).root as { origin?: string } | undefined)?.origin ?? '';
}
