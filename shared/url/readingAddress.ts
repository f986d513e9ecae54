import { scriptKey } from '../keys/scriptKey.ts';
import { inScript, languageOf, type Locale, withLocale } from '../locales.ts';

/**
 * A page, without its language's prefix, as it is read in `locale` by who has chosen `script` so far: where other letters are meant,
 * the address says so and the server remembers it. `('/about', 'uz-Cyrl')` -> `/about?script=Cyrl`
 */
export function readingAddress(path: string, locale: Locale, script: string | undefined): string {
  const address = withLocale(path, locale);
  if (inScript(languageOf(locale), script) === locale) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${scriptKey}=${locale.split('-')[1] ?? 'Latn'}`;
}
