import { bannerSpecs } from '#sandbox/art/bannerSpecs.ts';
import { drawBanner } from '#sandbox/art/drawBanner.ts';
import { drawCover } from '#sandbox/art/drawCover.ts';
import { drawProviderMark } from '#sandbox/art/drawProviderMark.ts';
import { motifs } from '#sandbox/art/motifs/motifs.ts';
import type { GameCatalogue } from '#sandbox/world/play/catalogue.ts';
import type { Artist } from './Artist.ts';
import type { Rasteriser } from './createRasteriser.ts';
import { drawBrand } from './drawBrand.ts';
import { resizeSvg } from './resizeSvg.ts';

/** Increment it to have changed drawings replace cached pictures. */
const VERSION = '2';

/** Pictures of the content service and of jackpots -> the hero banner they are cut from. */
const BORROWED: Record<string, string> = {
  auth: 'welcome',
  share: 'welcome',
  menu: 'samarkand',
  about: 'samarkand',
  responsible: 'fair-play',
  'jackpot-1': 'jackpot',
  'jackpot-2': 'caravan',
  'jackpot-3': 'cashback',
  'jackpot-4': 'crash',
};

/** Draws the pictures of the world by their file names under /uploads. */
export function createArtist(catalogue: GameCatalogue, { rasterise }: Pick<Rasteriser, 'rasterise'>): Artist {
  const games = new Map(catalogue.games.map((game) => [game.sysname, game]));
  const providers = new Map(catalogue.providers.map((provider) => [provider.sysname, provider]));
  const specs = new Map(bannerSpecs.map((spec) => [spec.name, spec]));
  const byName = new Map(motifs.map((motif) => [motif.name, motif]));
  const lookup = (name: string) => {
    const motif = byName.get(name);
    if (!motif) throw new Error(`no motif called ${name}`);
    return motif;
  };
  return {
    version: VERSION,
    cover: (sysname, width, height) => {
      const game = games.get(sysname);
      if (!game) return undefined;
      return resizeSvg(drawCover(game, width > height ? 'landscape' : 'portrait', lookup), width, height);
    },
    banner: (name, width, height) => {
      const spec = specs.get(BORROWED[name] ?? name);
      if (!spec) return undefined;
      // Wider than 2:1 leaves space for text at the side, otherwise at the bottom.
      return resizeSvg(drawBanner(spec, width > height * 2 ? 'desktop' : 'phone', lookup), width, height);
    },
    providerMark: (sysname) => {
      const provider = providers.get(sysname);
      return provider && drawProviderMark(provider);
    },
    brand: (name) => {
      const [, kind = '', size = '512'] =
        /^(favicon|logo|icon|apple-touch-icon|maskable)(?:-(\d{2,3})x\2)?$/.exec(name) ?? [];
      return kind === '' ? undefined : drawBrand(kind, Number(size));
    },
    rasterise,
  };
}
