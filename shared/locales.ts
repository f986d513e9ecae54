import { languages } from './languages.ts';
import { onSite } from './url/onSite.ts';

/** What a visitor reads: a language, or a language in another script (`uz-Cyrl`), which has the same addresses. */
export type Locale = keyof typeof languages;
/** A language of the product, with addresses. */
export type Language = Exclude<Locale, `${string}-${string}`>;
/** Languages of the product. Uzbek has no path prefix, Russian has `/ru`. */
export const LOCALES = Object.keys(languages).filter((tag) => !tag.includes('-')) as readonly Language[];
/** The language without a path prefix. */
export const DEFAULT_LOCALE = LOCALES[0] as Language;

/** A record with one value per language. */
export function eachLocale<T>(valueOf: (locale: Language) => T): Record<Language, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Language, T>;
}

/** The language without its script: `uz-Cyrl` -> `uz`. */
export function languageOf(locale: Locale): Language {
  return locale.split('-')[0] as Language;
}

/** The language in the chosen script, if it has that script: `('uz', 'Cyrl')` -> `uz-Cyrl`, `('ru', 'Cyrl')` -> `ru`. */
export function inScript(language: Language, script: string | undefined): Locale {
  if (script === undefined) return language;
  const locale = `${language}-${script}`;
  return locale in languages ? (locale as Locale) : language;
}

/** Whether a value is a language or a language in another script. */
export function isReading(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** Whether a value is a language with addresses; false for `uz-Cyrl`. */
export function isLocale(value: unknown): value is Language {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** The language of a path: `/ru` and `/ru/...` are Russian, every other path is Uzbek. */
export function localeOf(path: string): Language {
  return (prefix.exec(path)?.[1] as Language | undefined) ?? DEFAULT_LOCALE;
}

/** A regular expression instead of a split, because localeOf runs several times per request. */
const prefix = new RegExp(`^[^/]*/(${LOCALES.join('|')})(?:[/?#]|$)`);

/** The path without its locale prefix, starting with one slash. `/ru/game/x` -> `/game/x`, `/ru//host` -> `/host`. */
export function stripLocale(path: string): string {
  const locale = localeOf(path);
  if (locale === DEFAULT_LOCALE) return onSite(path);
  const rest = path.slice(locale.length + 1);
  return onSite(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Adds the locale prefix to a path without one. `('/', 'ru')` -> `/ru`. */
export function withLocale(path: string, scriptLocale: Locale): string {
  const locale = languageOf(scriptLocale);
  if (locale === DEFAULT_LOCALE) return onSite(path);
  const rest = path.startsWith('/?') || path.startsWith('/#') || path === '/' ? path.slice(1) : onSite(path);
  return `/${locale}${rest}`;
}
