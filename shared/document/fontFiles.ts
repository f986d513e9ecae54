/** Addresses of the brand's font files, for the site's style sheet, preloads, and documents in its frames. */
export const fontFiles = {
  textLatin: '/fonts/onest-latin.4609b031.woff2',
  textCyrillic: '/fonts/onest-cyrillic.980d00c8.woff2',
  displayLatin: '/fonts/unbounded-latin.e4d4b70f.woff2',
  displayCyrillic: '/fonts/unbounded-cyrillic.b8eacce5.woff2',
} as const;
