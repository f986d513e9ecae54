import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { CollectionValue } from '#shared/content/collections.ts';
import { AVIF_OF } from '#shared/domain/resolveDescription.ts';

type Settings = CollectionValue<'prazer-config'>;
type ImageNames = Settings['imageNames'];

/** What decides which of an operator's pictures a visitor gets. */
interface Taste {
  savesData: boolean;
  takesAvif: boolean;
}

/** Content whose names of pictures are those for a visitor: small ones instead of wide ones with Save-Data, no AVIF for browsers without it. */
export function contentFor(content: ContentSource, { savesData, takesAvif }: Taste): ContentSource {
  if (!savesData && takesAvif) return content;
  // A page reads the settings a dozen times.
  let last: { of: Settings; settings: Settings } | undefined;
  return async (name, options) => {
    const value = await content(name, options);
    if (name !== 'prazer-config') return value;
    const of = value as Settings;
    if (last?.of !== of) {
      const names = savesData ? leanNames(of.imageNames) : of.imageNames;
      last = { of, settings: { ...of, imageNames: takesAvif ? names : withoutAvif(names) } };
    }
    return last.settings as typeof value;
  };
}

function leanNames({ banner, offer, tournament, game, jackpot, ...rest }: ImageNames): ImageNames {
  return {
    ...rest,
    banner: withOne(banner, 'image_desktop', 'image_mobile'),
    offer: withOne(offer, 'image_wide', 'image'),
    tournament: withOne(tournament, 'image_wide', 'image'),
    game: withOne(game, 'image_portrait', 'image_small'),
    // Decoration beside a sum.
    jackpot: without(jackpot, 'image_small'),
  };
}

function withOne(names: Readonly<Record<string, string>>, wide: string, small: string): Record<string, string> {
  const source = names[small];
  if (source === undefined) return { ...names };
  // Replaces the AVIF too, or the wide picture's AVIF would be shown.
  return { ...names, [wide]: source, [wide + AVIF_OF]: names[small + AVIF_OF] as string };
}

function without(names: Readonly<Record<string, string>>, picture: string): Record<string, string> {
  const { [picture]: _one, [picture + AVIF_OF]: _avif, ...rest } = names;
  return rest;
}

function withoutAvif(names: ImageNames): ImageNames {
  const kept = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => !key.endsWith(AVIF_OF)));
  return Object.fromEntries(Object.entries(names).map(([kind, of]) => [kind, kept(of)])) as ImageNames;
}
