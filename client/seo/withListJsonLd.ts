import type { Locale } from '#shared/locales.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { breadcrumbJsonLd } from './breadcrumbJsonLd.ts';

interface Step {
  name: string;
  /** Without the locale's prefix. */
  href: string;
}

/** SEO data of a list page, with its breadcrumbs and, if it has any, its items. */
export function withListJsonLd<S extends { jsonLd: object[] }>(
  seo: S,
  steps: readonly Step[],
  items: readonly Step[],
  { locale, url }: { locale: Locale; url: URL },
): S {
  const list = items.length > 0 ? [itemListJsonLd(items, locale, url.origin)] : [];
  return { ...seo, jsonLd: [...seo.jsonLd, breadcrumbJsonLd(steps, locale, url.origin), ...list] };
}

/** The items of a list page for crawlers, each with its own page. `href`: without the locale's prefix. */
function itemListJsonLd(items: readonly { name: string; href: string }[], locale: Locale, origin: string): object {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(href, locale, origin),
    })),
  };
}
