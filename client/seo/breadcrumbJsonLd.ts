import type { Locale } from '#shared/locales.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/** Breadcrumbs of a page for crawlers, from the top to the page itself. `href`: without the locale's prefix. */
export function breadcrumbJsonLd(
  steps: readonly { name: string; href: string }[],
  locale: Locale,
  origin: string,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(href, locale, origin),
    })),
  };
}
