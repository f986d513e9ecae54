import type { Locale } from '#shared/locales.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/** The items of a list page for crawlers, each with its own page. `href`: without the locale's prefix. */
export function itemListJsonLd(
  items: readonly { name: string; href: string }[],
  locale: Locale,
  origin: string,
): object {
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
