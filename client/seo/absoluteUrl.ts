import { type Locale, stripLocale, withLocale } from '#shared/locales.ts';

/** The absolute URL of a page. `path`: with or without the locale's prefix; an absolute URL is returned unchanged. */
export function absoluteUrl(path: string, locale: Locale, origin: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return origin + withLocale(stripLocale(path), locale);
}
