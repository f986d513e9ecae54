import { bannerSpecs } from '#sandbox/art/bannerSpecs.ts';
import { drawBanner } from '#sandbox/art/drawBanner.ts';
import { drawCover } from '#sandbox/art/drawCover.ts';
import { drawGem, type GemSpec } from '#sandbox/art/drawGem.ts';
import { drawProviderMark } from '#sandbox/art/drawProviderMark.ts';
import { motifs } from '#sandbox/art/motifs/motifs.ts';
import type { GameCatalogue } from '#sandbox/world/play/catalogue.ts';
import type { Artist } from './Artist.ts';
import type { Rasteriser } from './createRasteriser.ts';

const STAR =
  'M20 2.6L25.1 7.7L32.3 7.7L32.3 14.9L37.4 20L32.3 25.1L32.3 32.3L25.1 32.3L20 37.4L14.9 32.3L7.7 32.3L7.7 25.1L2.6 20L7.7 14.9L7.7 7.7L14.9 7.7z';
const HEART =
  'M20 7.6L22.57 13.8L28.77 11.23L26.2 17.43L32.4 20L26.2 22.57L28.77 28.77L22.57 26.2L20 32.4L17.43 26.2L11.23 28.77L13.8 22.57L7.6 20L13.8 17.43L11.23 11.23L17.43 13.8z';

/** The brand's eight-pointed star in a square: `favicon` with round corners, `maskable` with a safe zone, others to the edge. */
function drawBrand(name: string, size: number): string {
  const corner = name === 'favicon' ? 9 : 0;
  const scale = name === 'maskable' ? 0.68 : 0.9;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}"><rect width="40" height="40" rx="${corner}" fill="#0A0F24"/><g transform="translate(20 20)scale(${scale})translate(-20 -20)"><path fill="none" stroke="#1FD1BE" stroke-width="1.8" d="${STAR}"/><path fill="#FFB627" d="${HEART}"/><circle cx="20" cy="20" r="3.2" fill="#0A0F24"/></g></svg>`;
}

/** Increment it to have changed drawings replace cached pictures. */
const VERSION = '4';

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

/** The stones of the jackpots, their small square pictures. */
const GEMS: readonly GemSpec[] = [
  { name: 'jackpot-1', palette: 'pome', kind: 'octagon', color: '#e0213f' },
  { name: 'jackpot-2', palette: 'amber', kind: 'hexagon', color: '#f59a1c' },
  { name: 'jackpot-3', palette: 'turq', kind: 'drop', color: '#14b8a8' },
  { name: 'jackpot-4', palette: 'neon', kind: 'brilliant', color: '#9a5cff' },
];

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
      const gem = width === height ? GEMS.find((one) => one.name === name) : undefined;
      if (gem) return resizeSvg(drawGem(gem, lookup), width, height);
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

/** The same drawing in another size; its preserveAspectRatio crops it to another aspect ratio. */
function resizeSvg(svg: string, width: number, height: number): string {
  return svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
}
