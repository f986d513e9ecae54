import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import { brandAddress } from './brandAddress.ts';

/** What the pages of a brand say of it. */
export function pageBrand(site: BrandSite): PageBrand {
  const { look, languages, language, preloaded } = site;
  const fonts = preloaded?.map((file) => brandAddress(site, file));
  return { name: look.name, ground: look.dark.bg, languages, language, ...(fonts ? { fonts } : {}) };
}
