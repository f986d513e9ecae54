import type { Locale } from '../../../shared/locales.ts';

const LATIN = ['/fonts/onest-latin.4609b031.woff2', '/fonts/unbounded-latin.e4d4b70f.woff2'];
const CYRILLIC = ['/fonts/onest-cyrillic.980d00c8.woff2', '/fonts/unbounded-cyrillic.b8eacce5.woff2'];

/** Font files the first paint of a locale needs, to be preloaded (crossorigin). Their names carry a hash of the content. */
export function fontsOf(locale: Locale): readonly string[] {
  return locale === 'ru' ? [...LATIN, ...CYRILLIC] : LATIN;
}
