import type { MotifChoice } from './gameArt.ts';
import { drawOrnament, sparks } from './ornament.ts';
import { mix, shade } from './paint/colour.ts';
import { createDefs, linear } from './paint/defs.ts';
import { glow } from './paint/light.ts';
import { type MetalName, metals, paletteOf } from './paint/palettes.ts';
import { frac, num, starPath } from './paint/shapes.ts';
import { scatter } from './particles.ts';
import { contactShadow, type LookupMotif, placeMotif } from './placeMotif.ts';
import { createRng } from './rng.ts';
import { linearAt, type ParticleName, rect, type StagePaint } from './stages/stage.ts';
import { artStageOf } from './stages/stages.ts';
import { svgOf } from './svgOf.ts';

type BannerFormat = 'desktop' | 'phone';
const bannerSizes: Record<BannerFormat, { w: number; h: number }> = {
  desktop: { w: 1280, h: 420 },
  phone: { w: 780, h: 560 },
};

/** The picture of a banner. It contains no text: the text is HTML over its dark side, in the player's language. */
export type BannerSpec = {
  /** Seed of the positions. */
  name: string;
  palette: string;
  stage: string;
  /** The large motif in front, then the ones to its left and right. */
  motifs: readonly [MotifChoice, MotifChoice, MotifChoice];
  particles: ParticleName;
  metal?: MetalName;
  accent?: string;
};

/** Desktop: art on the right 45 %, fading to dark on the left. Phone: art in the upper 65 %, dark at the bottom. */
export function drawBanner(spec: BannerSpec, format: BannerFormat, lookup: LookupMotif): string {
  const { w, h } = bannerSizes[format];
  const wide = format === 'desktop';
  const defs = createDefs();
  const palette = paletteOf(spec.palette);
  const metal = spec.metal ?? palette.metal;
  const rng = createRng(`banner/${spec.name}/${format}`);
  const [ink, deep] = palette.sky;
  const x = wide ? w * 0.745 : w * 0.5;
  const y = wide ? h * 0.47 : h * 0.36;
  const scale = wide ? 1.82 : 1.72;
  const ground = y + 84 * scale;
  const scene: StagePaint = {
    palette,
    rng,
    defs,
    w,
    h,
    lx: x,
    ly: y,
    horizon: wide ? h * 0.66 : h * 0.56,
    u: wide ? 1.16 : 1.24,
  };
  const paint = {
    palette,
    defs,
    ...(spec.accent ? { accent: spec.accent } : {}),
    ...(spec.metal ? { metal: spec.metal } : {}),
  };

  const [front, leftMotif, right] = spec.motifs;
  const gap = wide ? 205 : 220;
  const small = scale * 0.58;
  const companion = (choice: MotifChoice, side: -1 | 1) =>
    contactShadow(defs, x + side * gap, ground + 6, 84 * small, 12 * small, ink) +
    placeMotif(
      choice,
      lookup,
      { ...paint, key: `banner/${spec.name}/${side}` },
      { x: x + side * gap, y: ground - 88 * small, scale: small, mirror: side > 0, tilt: side * 5 },
    );

  const fall = mix(ink, deep, 0.12);
  const shadeForText = wide
    ? rect(
        0,
        0,
        w,
        h,
        linearAt(defs, 0, 0, w, 0, [
          [0, fall, 0.98],
          [0.3, fall, 0.93],
          [0.44, fall, 0.6],
          [0.57, fall, 0],
        ]),
      )
    : rect(
        0,
        h * 0.4,
        w,
        h * 0.6,
        linearAt(defs, 0, h * 0.4, 0, h, [
          [0, fall, 0],
          [0.26, fall, 0.72],
          [0.42, fall, 0.94],
          [1, fall, 0.98],
        ]),
      );
  const vignette = rect(
    0,
    0,
    w,
    h,
    defs.add(
      'r',
      `<radialGradient gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(w * (wide ? 0.5 : 0.72))}"><stop offset=".45" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".72"/></radialGradient>`,
    ),
  );

  const reach = 100 * scale;
  const clear = (px: number, py: number, core: number) => {
    const isText = wide ? px < w * 0.46 : py > h * 0.62;
    return !isText && ((px - x) / (reach * core * 1.2)) ** 2 + ((py - y) / (reach * core)) ** 2 > 1;
  };
  const bits = { defs, palette, rng, metal, color: spec.particles === 'gems' ? palette.accent : palette.motif };
  const far = scatter(
    'sparks',
    bits,
    { w, h, count: 16, sizes: [0.3, 0.5, 0.36, 0.8], opacity: 0.8 },
    (px) => !wide || px > w * 0.42,
  );
  const near = scatter(
    spec.particles,
    bits,
    { w, h, count: wide ? 14 : 12, sizes: [0.8, 1.3, 0.6, 2, 1] as const, opacity: 1 },
    (px, py) => clear(px, py, 0.92),
  );
  // Two particles in front of everything, oversized.
  const close = scatter(
    spec.particles,
    bits,
    { w, h, count: 2, sizes: [3.1, 2.5], opacity: 1 },
    (px, py) => clear(px, py, 1.3) && py > 20 && py < h * (wide ? 0.9 : 0.5),
  );
  let lights = '';
  for (let i = 0; i < 6; i++) {
    const px = wide ? rng.between(w * 0.5, w) : rng.between(0, w);
    lights += `<circle cx="${num(px)}" cy="${num(rng.between(0, h))}" r="${num(rng.between(12, 42))}" fill="${rng.chance(0.5) ? palette.light : palette.accent}" fill-opacity="${frac(rng.between(0.05, 0.12))}"/>`;
  }

  // A row of stars along the bottom: one tile, repeated in whole tiles.
  const tile = 20;
  const m = metals[metal];
  const edge = defs.add(
    'p',
    `<pattern width="${tile}" height="${tile / 2}" y="${h - tile / 2}" patternUnits="userSpaceOnUse"><path d="${starPath(8, tile / 2, 0.7654, 0, tile / 2, tile / 2)}" fill="${mix(deep, ink, 0.3)}" stroke="${m.light}" stroke-opacity=".75"/></pattern>`,
  );
  const foot = linear(
    defs,
    [
      [0, m.base, 0.2],
      [0.75, m.light],
      [1, m.base, 0.5],
    ],
    0,
  );

  const body =
    artStageOf(spec.stage).draw(scene) +
    far +
    drawOrnament('glow', defs, palette, metal, x, y, reach * 1.15) +
    companion(leftMotif, -1) +
    companion(right, 1) +
    contactShadow(defs, x, y + 98 * scale, reach * 0.86, reach * 0.12, ink) +
    placeMotif(
      front,
      lookup,
      { ...paint, key: `banner/${spec.name}` },
      { x, y, scale, tilt: front.motif === 'rocket' ? 26 : 0 },
    ) +
    glow(defs, x - reach * 0.5, y - reach * 0.55, reach * 0.8, palette.light, 0.22) +
    glow(defs, x + reach * 0.6, y + reach * 0.7, reach * 0.7, shade(deep, -0.4), 0.24) +
    vignette +
    shadeForText +
    lights +
    near +
    close +
    sparks([
      [x - reach * 0.34, y - reach * 0.5, 15],
      [x + reach * 0.46, y - reach * 0.2, 10],
      [x + reach * 0.1, y - reach * 0.78, 7],
    ]) +
    rect(0, h - tile / 2, w, tile / 2, edge) +
    rect(0, h - 2, w, 2, foot);
  return svgOf(w, h, '', defs, body);
}
