import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { type Defs, linear, type Stop } from '#sandbox/art/paint/defs.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import type { Palette, PaletteFamily } from '#sandbox/art/paint/palettes.ts';
import { frac, num, type Point } from '#sandbox/art/paint/shapes.ts';
import type { Rng } from '#sandbox/art/rng.ts';

/** The input of a stage for painting its background, in pixels of the picture. */
export type StagePaint = {
  palette: Palette;
  rng: Rng;
  defs: Defs;
  w: number;
  h: number;
  /** The light point: the brightest part of the sky, behind the focal motif. */
  lx: number;
  ly: number;
  /** The top of the ground. */
  horizon: number;
  /** Size of a detail that is 1 px on a 300x400 cover. */
  u: number;
};

export type ParticleName = 'coins' | 'gems' | 'petals' | 'sparks' | 'embers' | 'snow' | 'bubbles' | 'streaks';

export type ArtStage = {
  name: string;
  draw: (paint: StagePaint) => string;
  /** Particles that suit the stage, most likely first. */
  particles: readonly ParticleName[];
  /** Palette families that suit it; absent = any. */
  families?: readonly PaletteFamily[];
};

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${frac(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${frac(a)}"`}/>`,
    )
    .join('');

/** A radial gradient in pixels of the picture. */
export const radialAt = (defs: Defs, x: number, y: number, r: number, stops: readonly Stop[]): string =>
  defs.add(
    'r',
    `<radialGradient gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${stopsOf(stops)}</radialGradient>`,
  );

/** A linear gradient in pixels of the picture. */
export const linearAt = (defs: Defs, x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string =>
  defs.add(
    'l',
    `<linearGradient gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsOf(stops)}</linearGradient>`,
  );

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect${x ? ` x="${num(x)}"` : ''}${y ? ` y="${num(y)}"` : ''} width="${num(w)}" height="${num(h)}" fill="${fill}"${more}/>`;

export const svgPath = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

/** The four sky stops around the light point. */
export function sky(p: StagePaint, glow = 0.5, reach = 0.82): string {
  const [a, b, c, d] = p.palette.sky;
  const r = Math.max(Math.hypot(p.w, p.h) * 0.62, p.h * reach);
  return rect(
    0,
    0,
    p.w,
    p.h,
    radialAt(p.defs, p.lx, p.ly, r, [
      [0, mix(c, d, glow)],
      [0.26, mix(c, d, glow * 0.15)],
      [0.68, b],
      [1, a],
    ]),
  );
}

/** The colour of a layer at a distance, 0 near .. 1 far: far layers fade towards the light colour. */
export const distant = (p: StagePaint, far: number): string => {
  const [a, b, c, d] = p.palette.sky;
  const near = mix(a, b, 0.35);
  return far < 0.6 ? mix(near, mix(b, c, 0.5), far / 0.6) : mix(mix(b, c, 0.5), mix(c, d, 0.45), (far - 0.6) / 0.4);
};

/** A soft pool of light on the ground below the light point. */
export const groundGlow = (p: StagePaint, opacity = 0.5, color = p.palette.light): string =>
  glow(p.defs, p.lx, p.horizon + 16 * p.u, p.w * 0.62, color, opacity, 44 * p.u);

/** Round dots as one stroked path: stars, dust, far lights. */
export function dots(points: readonly Point[], size: number, color: string, opacity = 0.8): string {
  if (!points.length) return '';
  const d = points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join('');
  return `<path d="${d}" stroke="${color}" stroke-width="${num(size)}" stroke-linecap="round" stroke-opacity="${frac(opacity)}"/>`;
}

/** Stars in the upper part of the sky, in two sizes. */
export function stars(p: StagePaint, count: number, bottom = p.horizon): string {
  const some = (n: number): Point[] =>
    Array.from({ length: n }, () => [p.rng.between(4, p.w - 4), p.rng.between(4, bottom)] as Point);
  return (
    dots(some(Math.round(count * 0.7)), 1.4 * p.u, '#fff', 0.55) +
    dots(some(Math.round(count * 0.3)), 2.6 * p.u, p.palette.light, 0.75)
  );
}

/** Out-of-focus lights. */
export function bokeh(p: StagePaint, count: number, bottom = p.h): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const r = p.rng.between(5, 19) * p.u;
    out += `<circle cx="${num(p.rng.between(0, p.w))}" cy="${num(p.rng.between(0, bottom))}" r="${num(r)}" fill="${p.rng.chance(0.6) ? p.palette.light : p.palette.accent}" fill-opacity="${frac(p.rng.between(0.06, 0.17))}"/>`;
  }
  return out;
}

/** Wedges of light from a point; `turn` in radians. */
export function rayPath(x: number, y: number, reach: number, count: number, turn: number, share = 0.5): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 2 * Math.PI) / count;
    const b = a + ((2 * Math.PI) / count) * share;
    const point = (q: number) => `${num(x + Math.cos(q) * reach)} ${num(y + Math.sin(q) * reach)}`;
    d += `M${num(x)} ${num(y)}L${point(a)} ${point(b)}z`;
  }
  return d;
}

/** A ridge from edge to edge as a closed shape down to the bottom of the picture. */
export function ridge(p: StagePaint, top: number, rough: number, steps: number, soft = false): string {
  const step = p.w / steps;
  const points = Array.from({ length: steps + 1 }, (_, i) => [
    i * step,
    top + (i % 2 ? -1 : 1) * p.rng.between(0.15, 1) * rough + p.rng.between(-0.3, 0.3) * rough,
  ]) as [number, number][];
  let d = `M0 ${num(p.h)}V${num(points[0]?.[1] ?? top)}`;
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i] as Point;
    const [q, r] = points[i - 1] as Point;
    d += soft
      ? `C${num(q + step / 2)} ${num(r)} ${num(x - step / 2)} ${num(y)} ${num(x)} ${num(y)}`
      : `L${num(x)} ${num(y)}`;
  }
  return `${d}V${num(p.h)}z`;
}

/** A layer lit along its crest that fades to dark. */
export const layerFill = (p: StagePaint, far: number): string => {
  const c = distant(p, far);
  return linear(p.defs, [
    [0, mix(c, p.palette.sky[3], 0.1 + far * 0.12)],
    [0.3, c],
    [1, shade(mix(c, p.palette.sky[0], 0.6), -0.25)],
  ]);
};
