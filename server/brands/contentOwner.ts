import { createHash } from 'node:crypto';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { Env } from '#config/env.ts';

/** What decides what a site's collections say, beside their service. */
interface ContentOwnerOptions {
  env: Partial<Pick<Env, 'CONTENT_QUERY' | 'CONTENT_LOCALES'>>;
  site?: Pick<BrandSite, 'look' | 'license' | 'hasOwnContent' | 'png' | 'digest'> | undefined;
}

/**
 * Names what a site's stored collections are of: its site of the content service and what its brand says instead (brandContent). With a
 * changed one they would go on to say what the old file did, or show another brand's. `''`: all of the service, as it is.
 */
export function contentOwner({ env: { CONTENT_QUERY, CONTENT_LOCALES }, site }: ContentOwnerOptions): string {
  if (CONTENT_QUERY === undefined && CONTENT_LOCALES === undefined && !site) return '';
  const said = site
    ? [site.look.name, site.look.dark.bg, site.license, site.hasOwnContent, ...(site.png.size > 0 ? [site.digest] : [])]
    : [];
  return createHash('sha256')
    .update(JSON.stringify([CONTENT_QUERY, CONTENT_LOCALES, said]))
    .digest('base64url')
    .slice(0, 12);
}
