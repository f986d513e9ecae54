import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { RewriteContent } from '#server/content/rewritten.ts';
import { brandAddress } from './brandAddress.ts';

/**
 * What a brand says in place of the content service: its name, its licence line and its colours. Its icons too, unless the brand has
 * content of its own: those of shared content are another brand's.
 */
export function brandContent({
  look,
  license,
  hasOwnContent,
  png,
  digest,
}: Pick<BrandSite, 'look' | 'license' | 'hasOwnContent' | 'png' | 'digest'>): RewriteContent {
  const addressOf = (size: string) => {
    const file = png.get(size);
    return file === undefined ? '' : brandAddress({ digest }, file);
  };
  const icons = ['192', '512'].flatMap((size) => {
    const src = addressOf(size);
    return src === '' ? [] : [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' }];
  });
  const colours = { themeColor: look.dark.bg, backgroundColor: look.dark.bg };
  const isLicensed = Object.values(license).some((line) => line !== undefined);
  return {
    'settings-seo': ({ organization, ...seo }) => ({
      ...seo,
      organization: hasOwnContent ? organization : { ...organization, logo: addressOf('512') },
      replacements: { ...seo.replacements, brand: look.name },
    }),
    'web-settings': ({ manifest, ...settings }) => {
      const named = { ...manifest, name: look.name, shortName: look.name, ...colours };
      if (hasOwnContent) return { ...settings, manifest: named };
      return {
        ...settings,
        favicon: { svg: '', png32: addressOf('32'), appleTouch: addressOf('180') },
        manifest: { ...named, description: '', icons },
      };
    },
    common: isLicensed
      ? (common, locale) => {
          const line = license[locale];
          return line === undefined ? common : { ...common, footer: { ...common.footer, license: line } };
        }
      : undefined,
  };
}
