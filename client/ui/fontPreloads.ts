import type { Locale } from '../../shared/locales.ts';

const latin = ['/fonts/onest-latin.4609b031.woff2', '/fonts/unbounded-latin.e4d4b70f.woff2'];

/** Font files the first paint of a locale needs, for `<link rel="preload" as="font" crossorigin>`. Their names carry a hash of the content. */
export const fontPreloads: Record<Locale, readonly string[]> = {
  uz: latin,
  ru: [...latin, '/fonts/onest-cyrillic.980d00c8.woff2', '/fonts/unbounded-cyrillic.b8eacce5.woff2'],
};
