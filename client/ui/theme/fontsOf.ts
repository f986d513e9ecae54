import { fontFiles } from '#shared/document/fontFiles.ts';
import { languages } from '#shared/languages.ts';
import type { Locale } from '#shared/locales.ts';

const LATIN = [fontFiles.textLatin, fontFiles.displayLatin];
const CYRILLIC = [fontFiles.textCyrillic, fontFiles.displayCyrillic];

/** Font files to preload (crossorigin) for the first paint of a locale. Their names contain a hash of the content. */
export function fontsOf(locale: Locale): readonly string[] {
  return /\p{Script=Cyrillic}/u.test(languages[locale].name) ? [...LATIN, ...CYRILLIC] : LATIN;
}
