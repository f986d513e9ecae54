import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { Renderer } from '#server/render/Renderer.ts';
import { brandAddress } from './brandAddress.ts';

/** The renderer of the build, whose pages have the style sheet of a brand after their own. */
export function brandRenderer(renderer: Renderer, site: Pick<BrandSite, 'digest'>): Renderer {
  const sheet = brandAddress(site, 'style.css');
  return {
    ...renderer,
    assets: {
      ...renderer.assets,
      async assetsFor(sources, locale) {
        const assets = await renderer.assets.assetsFor(sources, locale);
        return { ...assets, styles: [...assets.styles, sheet] };
      },
    },
  };
}
