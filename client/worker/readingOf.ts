import { scriptKey } from '../../shared/keys/scriptKey.ts';
import { DEFAULT_LOCALE, inScript, isLocale, type Locale } from '../../shared/locales.ts';

/** What of the browser's cookies a worker may ask for; browsers of before 2025 have none. */
export interface ReadCookies {
  get(name: string): Promise<{ value?: string } | null>;
}

/** The language in the letters the player chose. Without a way to ask for their cookie: in its usual ones. */
export async function readingOf(language: string, cookies: ReadCookies | undefined): Promise<Locale> {
  const known = isLocale(language) ? language : DEFAULT_LOCALE;
  const chosen = await cookies?.get(scriptKey).catch(() => null);
  return inScript(known, chosen?.value);
}
