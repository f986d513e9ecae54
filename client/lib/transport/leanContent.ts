import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { CollectionValue } from '#shared/content/collections.ts';

type Settings = CollectionValue<'prazer-config'>;
type ImageNames = Settings['imageNames'];

/** Content for Save-Data visitors: names of wide pictures are replaced by those of small ones. */
export function leanContent(content: ContentSource): ContentSource {
  return async (name, options) => {
    const value = await content(name, options);
    if (name !== 'prazer-config') return value;
    const settings = value as Settings;
    return { ...settings, imageNames: leanNames(settings.imageNames) } as typeof value;
  };
}

function leanNames({ banner, offer, tournament, game, ...rest }: ImageNames): ImageNames {
  return {
    ...rest,
    banner: withOne(banner, 'image_desktop', 'image_mobile'),
    offer: withOne(offer, 'image_wide', 'image'),
    tournament: withOne(tournament, 'image_wide', 'image'),
    game: withOne(game, 'image_portrait', 'image_small'),
  };
}

function withOne(names: Readonly<Record<string, string>>, wide: string, small: string): Record<string, string> {
  const source = names[small];
  if (source === undefined) return { ...names };
  // Replaces the AVIF too, or the wide picture's AVIF would be shown.
  return { ...names, [wide]: source, [`${wide}_avif`]: names[`${small}_avif`] as string };
}
