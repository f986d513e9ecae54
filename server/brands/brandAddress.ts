import type { BrandSite } from '#config/brands/BrandSite.ts';

/** The folder of the addresses of a brand's files, before their digest. */
export const BRAND_FILES = '/_/brand/';

/** The address of a file of a brand, or of its style sheet (`style.css`): a new digest is a new address. */
export function brandAddress({ digest }: Pick<BrandSite, 'digest'>, file: string): string {
  return `${BRAND_FILES}${digest}/${file}`;
}
