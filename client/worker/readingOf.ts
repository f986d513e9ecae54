import { scriptKey } from '#shared/keys/scriptKey.ts';
import { DEFAULT_LOCALE, inScript, isLocale, type Locale } from '#shared/locales.ts';

/** The part of the CookieStore API in use; browsers before 2025 lack it. */
export interface ReadCookies {
  get(name: string): Promise<{ value?: string } | null>;
}

/** The language in the script the player chose; in its default script if the cookie cannot be read. */
export async function readingOf(language: string, cookies: ReadCookies | undefined): Promise<Locale> {
  const pageLanguage = isLocale(language) ? language : DEFAULT_LOCALE;
  const chosen = await cookies?.get(scriptKey).catch(() => null);
  return inScript(pageLanguage, chosen?.value);
}
