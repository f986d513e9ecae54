import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { RewriteContent } from '#server/content/createCollectionReader.ts';
import type { CollectionValue } from '#shared/content/collections.ts';

/**
 * What a brand says in place of the content service: its name, its licence line and its colours. Its icons too, unless the brand has
 * content of its own: those of shared content are another brand's.
 */
export function brandContent({
  look,
  license,
  hasOwnContent,
}: Pick<BrandSite, 'look' | 'license' | 'hasOwnContent'>): RewriteContent {
  return (name, data, locale) => {
    if (name === 'settings-seo') {
      const seo = data as CollectionValue<'settings-seo'>;
      return { ...seo, replacements: { ...seo.replacements, brand: look.name } };
    }
    if (name === 'web-settings') {
      const { manifest, ...settings } = data as CollectionValue<'web-settings'>;
      const colours = { themeColor: look.dark.bg, backgroundColor: look.dark.bg };
      const named = { ...manifest, name: look.name, shortName: look.name, ...colours };
      if (hasOwnContent) return { ...settings, manifest: named };
      return {
        ...settings,
        favicon: { svg: '', png32: '', appleTouch: '' },
        manifest: { ...named, description: '', icons: [] },
      } satisfies CollectionValue<'web-settings'>;
    }
    const line = license[locale];
    if (name !== 'common' || line === undefined) return data;
    const common = data as CollectionValue<'common'>;
    return { ...common, footer: { ...common.footer, license: line } };
  };
}
