import { fontFiles } from '#shared/document/fontFiles.ts';

const LATIN = 'U+0000-00FF,U+02BB-02BC,U+2000-206F,U+20AC,U+2212';
const CYRILLIC = 'U+0400-045F,U+0490-0493,U+049A-049B,U+04B2-04B3';

const face = (family: string, weight: string, file: string, range: string) =>
  `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;

/** Fonts of the embedding page, which are in the browser's cache. A frame on another origin falls back to system fonts. */
export const brandFonts = [
  face('Onest', '400 700', fontFiles.textLatin, LATIN),
  face('Onest', '400 700', fontFiles.textCyrillic, CYRILLIC),
  face('Unbounded', '600', fontFiles.displayLatin, LATIN),
  face('Unbounded', '600', fontFiles.displayCyrillic, CYRILLIC),
].join('\n');
