import { languages } from './languages.ts';
import { onSite } from './onSite.ts';

/** What somebody reads: a language, or one in other letters than its usual ones (`uz-Cyrl`), which has the same addresses. */
export type Locale = keyof typeof languages;
export type Language = Exclude<Locale, `${string}-${string}`>;
/** Languages of the product: Uzbek has no path prefix, Russian lives under `/ru`. */
export const LOCALES = Object.keys(languages).filter((tag) => !tag.includes('-')) as readonly Language[];
export const DEFAULT_LOCALE: Language = 'uz';

/** A value a language. */
export function eachLocale<T>(valueOf: (locale: Language) => T): Record<Language, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Language, T>;
}

/** The language without its script: `uz-Cyrl` -> `uz`. */
export function languageOf(locale: Locale): Language {
  return locale.split('-')[0] as Language;
}

/** The language in the script somebody chose, where it has another one: `('uz', 'Cyrl')` -> `uz-Cyrl`, `('ru', 'Cyrl')` -> `ru`. */
export function inScript(language: Language, script: string | undefined): Locale {
  const locale = `${language}-${script}`;
  return locale in languages ? (locale as Locale) : language;
}

export function isReading(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

export function isLocale(value: unknown): value is Language {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** The locale a path speaks: `/ru`, `/ru/...` are Russian, everything else is Uzbek. */
export function localeOf(path: string): Language {
  return (prefix.exec(path)?.[1] as Language | undefined) ?? DEFAULT_LOCALE;
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
export function withLocale(path: string, reading: Locale): string {
  const locale = languageOf(reading);
  if (locale === DEFAULT_LOCALE) return onSite(path);
  const rest = path.startsWith('/?') || path.startsWith('/#') || path === '/' ? path.slice(1) : onSite(path);
  return `/${locale}${rest}`;
}
