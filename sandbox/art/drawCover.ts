import { composeCover, type Format } from './composition.ts';
import { drawFrame } from './frame.ts';
import type { GameArt } from './gameArt.ts';
import { drawOrnament, sparks } from './ornament.ts';
import { lightness, mix } from './paint/colour.ts';
import { createDefs, linear, radial } from './paint/defs.ts';
import { glow } from './paint/light.ts';
import { type Palette, paletteOf } from './paint/palettes.ts';
import { scatter } from './particles.ts';
import { contactShadow, type LookupMotif, placeMotif } from './placeMotif.ts';
import { createRng } from './rng.ts';
import { dots, rect, type StagePaint } from './stages/stage.ts';
import { artStageOf } from './stages/stages.ts';
import { svgOf } from './svgOf.ts';
import { layTitle } from './title/title.ts';
import { drawTitle } from './title/titleStyles.ts';

/** Title colours follow the style: a cover has one dominant colour, one accent, one light and nothing else. */
const titleColorOf = (art: GameArt, palette: Palette): string => {
  if (art.titleColor) return art.titleColor;
  if (art.style === 'neon') return mix(palette.accent, palette.light, 0.25);
  // A title in the colour of the sky behind it is not legible, so a dark dominant is replaced by the accent.
  const base = lightness(palette.motif) < 0.5 ? mix(palette.accent, palette.light, 0.2) : palette.motif;
  return art.style === 'extrude' || art.style === 'candy' ? mix(base, palette.light, 0.12) : base;
};

type CoverGame = { sysname: string; name: string; art: GameArt };

/** Draws the cover of a game as SVG: the same game gives the same bytes. */
export function drawCover(game: CoverGame, format: Format, lookup: LookupMotif): string {
  const { art, sysname } = game;
  const defs = createDefs();
  const palette = paletteOf(art.palette);
  const stage = artStageOf(art.stage);
  const coverRng = createRng(sysname);
  const rng = createRng(`${sysname}/${format}`);
  const place = composeCover(art.template, format, coverRng);
  const { w, h, motif, title } = place;
  const metal = art.metal ?? palette.metal;
  const motifOf = lookup(art.motif);
  const tags = motifOf.tags;
  const tilt =
    tags.includes('building') || tags.includes('head') || tags.includes('table')
      ? 0
      : Math.round(coverRng.between(-4, 4));
  const reach = 100 * motif.scale;
  const [ink] = palette.sky;

  const scene: StagePaint = {
    palette,
    rng,
    defs,
    w,
    h,
    lx: motif.x,
    ly: motif.y,
    horizon: place.horizon,
    u: place.detail,
  };

  const layout = layTitle(game.name, art.face, art.warp, title);
  const top =
    title.anchor === 'top'
      ? title.y + layout.over
      : title.anchor === 'bottom'
        ? title.y - layout.height - layout.under
        : title.y - (layout.height + layout.under - layout.over) / 2;
  const box = {
    x: title.x - layout.width / 2,
    y: top - layout.over,
    w: layout.width,
    h: layout.height + layout.over + layout.under,
  };

  const paint = {
    palette,
    defs,
    ...(art.accent ? { accent: art.accent } : {}),
    ...(art.metal ? { metal: art.metal } : {}),
  };
  const sides = place.sides
    .map((side, i) => {
      const choice = art.company?.[i % art.company.length];
      if (!choice) return '';
      const twice = art.company?.length === 1 && place.sides.length > 1;
      return (
        contactShadow(defs, side.x, side.y + 92 * side.scale, 80 * side.scale, 12 * side.scale, ink) +
        placeMotif(
          choice,
          lookup,
          { ...paint, key: `${sysname}/side/${twice ? 0 : i}` },
          { ...side, tilt: side.mirror ? 6 : -6 },
          twice,
        )
      );
    })
    .join('');

  const shadow = tags.includes('head')
    ? ''
    : contactShadow(defs, motif.x, Math.min(motif.y + reach * 0.97, h - 6), reach * 0.82, reach * 0.13, ink);

  const vignette =
    rect(
      0,
      0,
      w,
      h,
      radial(
        defs,
        [
          [0.55, ink, 0],
          [1, ink, 0.78],
        ],
        { cy: 0.44, r: 0.76 },
      ),
    ) +
    (title.anchor === 'top'
      ? rect(
          0,
          0,
          w,
          box.y + box.h + 46,
          linear(defs, [
            [0, ink, 0.82],
            [0.55, ink, 0.5],
            [1, ink, 0],
          ]),
        )
      : title.anchor === 'bottom'
        ? rect(
            0,
            box.y - 52,
            w,
            h - box.y + 52,
            linear(defs, [
              [0, ink, 0],
              [0.36, ink, 0.5],
              [1, ink, 0.92],
            ]),
          )
        : glow(defs, title.x, title.y, box.w * 0.86, ink, 0.95, box.h * 1.2));

  // The palette's light on the upper left, the dark at the lower right.
  const wrap =
    glow(defs, motif.x - reach * 0.5, motif.y - reach * 0.55, reach * 0.75, palette.light, 0.24) +
    glow(defs, motif.x + reach * 0.55, motif.y + reach * 0.65, reach * 0.7, ink, 0.4);

  const color = art.color ?? palette.motif;
  const away = (x: number, y: number, r: number, core: number) => {
    const inTitle = x > box.x - r - 4 && x < box.x + box.w + r + 4 && y > box.y - r - 4 && y < box.y + box.h + r + 6;
    const inMotif = ((x - motif.x) / (reach * core)) ** 2 + ((y - motif.y) / (reach * core)) ** 2 < 1;
    return !inTitle && !inMotif;
  };
  const bits = { defs, palette, rng, metal, color: art.particles === 'gems' ? palette.accent : color };
  const small = format === 'landscape' ? 0.7 : 1;
  // A stage with stars needs no dust.
  const far = ['mountains', 'skyline', 'space', 'synthwave'].includes(art.stage)
    ? ''
    : dots(
        Array.from({ length: 10 }, () => [rng.between(6, w - 6), rng.between(6, h * 0.8)] as const),
        2.2 * small,
        palette.light,
        0.7,
      );
  const near = scatter(
    art.particles,
    bits,
    { w, h, count: format === 'landscape' ? 7 : 8, sizes: [0.5, 0.85, 0.36, 1.15, 0.62], opacity: 1, scale: small },
    (x, y, r) => away(x, y, r, 0.86),
  );
  const glints = sparks(
    Array.from({ length: 3 }, (_, i) => {
      const a = rng.between(0, Math.PI * 2);
      return [
        motif.x + Math.cos(a) * reach * 0.62,
        motif.y - Math.abs(Math.sin(a)) * reach * 0.62,
        [11, 7, 5][i] ?? 5,
      ].map((v, k) => (k === 2 ? v * small : v)) as [number, number, number];
    }).filter(([x, y, r]) => x > 8 && x < w - 8 && y > 8 && (y + r < box.y || y - r > box.y + box.h)),
  );
  const corner = Math.max(4, Math.min(9, layout.lines[0] ? layout.lines[0].cap * 0.2 : 6));
  const titleSparks = sparks([
    [Math.max(10, box.x - corner * 0.6), Math.max(10, box.y - corner * 0.4), corner],
    [Math.min(w - 10, box.x + box.w + corner * 0.6), Math.min(h - 9, box.y + box.h + corner * 0.3), corner * 0.85],
  ]);

  const body =
    stage.draw(scene) +
    (place.vignette === 'behind' ? vignette : '') +
    far +
    drawOrnament(
      art.ornament,
      defs,
      palette,
      metal,
      motif.x,
      motif.y,
      reach * (art.template === 'ring' ? 1.14 : art.template === 'giant' ? 0.84 : 0.98),
    ) +
    sides +
    shadow +
    placeMotif(art, lookup, { ...paint, key: `${sysname}/motif` }, { ...motif, tilt }) +
    wrap +
    (place.vignette === 'before' ? vignette : '') +
    near +
    glints +
    drawTitle(
      layout,
      art.style,
      {
        defs,
        palette,
        color: titleColorOf(art, palette),
        metal: art.style === 'gold' || art.style === 'elegant' ? (metal === 'silver' ? 'gold' : metal) : metal,
      },
      title.x,
      top,
    ) +
    titleSparks +
    drawFrame(art.frame, defs, palette, metal, w, h);
  return svgOf(w, h, game.name, defs, body);
}
