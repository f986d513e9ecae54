import type { Locale } from '../../shared/locales.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/** What a page lists, for crawlers, each with a page of its own. `href`: without the locale's prefix. */
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
