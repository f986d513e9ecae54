import { type Locale, stripLocale, withLocale } from '#shared/locales.ts';

/** The same page in another language: `('/ru/game/x', 'uz')` -> `/game/x`. */
export function inLocale(pathname: string, locale: Locale): string {
  return withLocale(stripLocale(pathname), locale);
}
