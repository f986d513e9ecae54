import type { Locale } from '#shared/locales.ts';
import { breadcrumbJsonLd } from './breadcrumbJsonLd.ts';
import { itemListJsonLd } from './itemListJsonLd.ts';

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
