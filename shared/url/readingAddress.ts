import { scriptKey } from '#shared/keys/scriptKey.ts';
import { inScript, type Locale, languageOf, withLocale } from '#shared/locales.ts';

/**
 * Address of a page in `locale`, for a visitor with the current `script`. When the locale needs another script, the query selects it,
 * and the server remembers the choice. `path` without locale. `('/about', 'uz-Cyrl')` -> `/about?script=Cyrl`
 */
export function readingAddress(path: string, locale: Locale, script: string | undefined): string {
  const address = withLocale(path, locale);
  if (inScript(languageOf(locale), script) === locale) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${scriptKey}=${locale.split('-')[1] ?? 'Latn'}`;
}
