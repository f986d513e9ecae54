import { type Locale, stripLocale, withLocale } from '../../shared/locales.ts';

/** An address as crawlers want it. `path`: of a page without its locale's prefix, or absolute already, which stays as it is. */
export function absoluteUrl(path: string, locale: Locale, origin: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return origin + withLocale(stripLocale(path), locale);
}
