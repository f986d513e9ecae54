import { languages } from './languages.ts';
import { onSite } from './onSite.ts';

export type Locale = keyof typeof languages;
/** Languages of the product: Uzbek has no path prefix, Russian lives under `/ru`. */
export const LOCALES = Object.keys(languages) as readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'uz';

/** A value a language. */
export function eachLocale<T>(valueOf: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>;
}

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** The locale a path speaks: `/ru`, `/ru/...` are Russian, everything else is Uzbek. */
export function localeOf(path: string): Locale {
  return (prefix.exec(path)?.[1] as Locale | undefined) ?? DEFAULT_LOCALE;
}

/** Asked several times a request, so it is one look instead of a split. */
const prefix = new RegExp(`^[^/]*/(${LOCALES.join('|')})(?:[/?#]|$)`);

/** The same path without its locale prefix; starts with one slash. `/ru/game/x` -> `/game/x`, `/ru//host` -> `/host`. */
export function stripLocale(path: string): string {
  const locale = localeOf(path);
  if (locale === DEFAULT_LOCALE) return onSite(path);
  const rest = path.slice(locale.length + 1);
  return onSite(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Puts the locale's prefix before a locale-less path. `('/', 'ru')` -> `/ru`. */
export function withLocale(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return onSite(path);
  const rest = path.startsWith('/?') || path.startsWith('/#') || path === '/' ? path.slice(1) : onSite(path);
  return `/${locale}${rest}`;
}
