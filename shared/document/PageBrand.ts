import { BRAND_GROUND, BRAND_NAME } from '#shared/brand.ts';
import { DEFAULT_LOCALE, type Language, LOCALES } from '#shared/locales.ts';

/** What a page says of its brand, besides styles and pictures. */
export interface PageBrand {
  name: string;
  /** Background colour of the browser's bar. */
  ground: string;
  languages: readonly Language[];
  /** The language of visitors who have chosen none. */
  language: Language;
  /** Addresses of the fonts that its pages preload; absent: those of the build. */
  fonts?: readonly string[];
}

/** The brand of the build. */
export const builtBrand: PageBrand = {
  name: BRAND_NAME,
  ground: BRAND_GROUND,
  languages: LOCALES,
  language: DEFAULT_LOCALE,
};
