import { ink as inkOf, mix, shade } from './paint/colour.ts';
import { linear, radial, type Stop } from './paint/defs.ts';
import { bodyFill, metalBand } from './paint/light.ts';
import type { MotifPaint } from './paint/Motif.ts';
import { metals } from './paint/palettes.ts';
import { frac, num, type Point, sparkPath } from './paint/shapes.ts';

/** Shades of one colour, brightest first; `ink` is its outline. */
export type Tones = Record<'white' | 'light' | 'base' | 'core' | 'deep' | 'ink', string>;

function tonesOf(color: string): Tones {
  return {
    white: shade(color, 0.8),
    light: shade(color, 0.38),
    base: color,
    core: shade(color, -0.34),
    deep: shade(color, -0.6),
    ink: inkOf(color),
  };
}

/** A tone between deep (0), core (.25), base (.5), light (.76) and white (1). */
export function toneAt(tones: Tones, value: number): string {
  const v = Math.min(1, Math.max(0, value));
  if (v < 0.25) return mix(tones.deep, tones.core, v / 0.25);
  if (v < 0.5) return mix(tones.core, tones.base, (v - 0.25) / 0.25);
  if (v < 0.76) return mix(tones.base, tones.light, (v - 0.5) / 0.26);
  return mix(tones.light, tones.white, (v - 0.76) / 0.24);
}

/** Options of {@link Brush.form}. Widths are in motif units; `inside` is markup clipped to the outline. */
export type FormOptions = {
  readonly ink?: string;
  readonly width?: number;
  readonly inside?: string;
  readonly edge?: number | false;
  readonly rim?: string;
};

export type Brush = ReturnType<typeof createBrush>;

/** The element at an index or key; throws if missing. */
export function at<T>(list: ArrayLike<T> | Readonly<Record<string, T>>, key: number | string): T {
  const motif = (list as Readonly<Record<string, T>>)[key];
  if (motif === undefined) throw new RangeError(`no element ${key}`);
  return motif;
}

/** The place of a repeated part: x, y, scale, rotation in degrees. */
export type Placement = readonly [x: number, y: number, scale?: number | string, turn?: number];

/** A polygon of whole units in relative segments, closed unless `open`. */
export function poly(points: readonly Point[], open = false): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const [index, point] of points.entries()) {
    const [px, py] = [Math.round(point[0]), Math.round(point[1])];
    const dx = String(px - x);
    const dy = String(py - y);
    path += index === 0 ? `M${dx}` : `${index > 1 && !dx.startsWith('-') ? ' ' : ''}${dx}`;
    path += `${dy.startsWith('-') ? '' : ' '}${dy}${index === 0 ? 'l' : ''}`;
    [x, y] = [px, py];
  }
  return open ? path : `${path}z`;
}

/** A star with `points` tips between two radii, first tip up unless turned (degrees). */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
  squash = 1,
): string {
  return poly(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = (index * Math.PI) / points - Math.PI / 2 + (turn * Math.PI) / 180;
      const radius = index % 2 ? inner : outer;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius * squash] as Point;
    }),
  );
}

/** An ellipse as a path, so that it can be outlined, clipped and joined. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const w = num(rx);
  const h = num(ry);
  return `M${num(cx - rx)} ${num(cy)}a${w} ${h} 0 1 1 ${num(rx * 2)} 0a${w} ${h} 0 1 1 ${num(-rx * 2)} 0z`;
}

/** A rectangle with rounded corners as a path. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;
  const c = num(r);
  const m = num(-r);
  return (
    `M${num(x + r)} ${num(y)}h${num(w - r * 2)}q${c} 0 ${c} ${c}v${num(h - r * 2)}q0 ${c} ${m} ${c}` +
    `h${num(r * 2 - w)}q${m} 0 ${m} ${m}v${num(r * 2 - h)}q0 ${m} ${c} ${m}z`
  );
}

/**
 * The brush of every motif: tones of the palette, gradients, and forms lit by one key light (upper left) and one rim
 * light (lower right, the accent). A form's outline is stored once and reused for ink, clip, body and edge.
 */
export function createBrush(paint: MotifPaint, kinds: readonly string[]) {
  const { defs, palette } = paint;
  const metalName = paint.metal ?? palette.metal;
  const m = metals[metalName];
  const metal: Tones = { white: m.white, light: m.light, base: m.base, core: m.dark, deep: m.deep, ink: inkOf(m.deep) };
  const accent = paint.accent ?? palette.accent;
  const ink = inkOf(palette.sky[0]);

  /** A linear gradient across the form's box; `angle` in degrees, 0 = left to right, 90 = downward. */
  const lin = (angle: number, ...stops: Stop[]): string => linear(defs, stops, angle);

  /** A radial gradient in the form's box. */
  const rad = (cx: number, cy: number, r: number, ...stops: Stop[]): string => radial(defs, stops, { cx, cy, r });

  /** A nearly flat surface from its lit to its shaded side. */
  function slope(color: string, angle = 50): string {
    const t = tonesOf(color);
    return lin(angle, [0, t.white], [0.18, t.light], [0.5, t.base], [0.85, t.core], [1, t.deep]);
  }

  const ball = (color: string): string => bodyFill(defs, color);
  const band = (angle = 25): string => metalBand(defs, metalName, angle);
  /** A small round metal body. */
  const bead = (): string => rad(0.35, 0.28, 0.8, [0, m.white], [0.3, m.light], [0.65, m.base], [1, m.dark]);

  /** One form: tinted outline, body, content, then the key edge and rim light in a single stroke. */
  function form(d: string, fill: string, options: FormOptions = {}): string {
    const { width = 5, inside = '', edge = 3, rim = accent } = options;
    const line = options.ink ?? ink;
    const shape = defs.add('p', `<path d="${d}"/>`).slice(4, -1);
    const outlined = `<use href="${shape}" fill="${line}" stroke="${line}" stroke-width="${num(width * 2)}"/>`;
    const body = `<use href="${shape}" fill="${fill}"/>`;
    if (!edge && !inside) return outlined + body;
    const clip = defs.add('c', `<clipPath><use href="${shape}"/></clipPath>`);
    const light = edge
      ? `<use href="${shape}" fill="none" stroke="${lin(48, [0, '#fff', 0.95], [0.36, '#fff', 0], [0.66, rim, 0], [1, rim, 0.95])}" stroke-width="${num(edge * 2)}"/>`
      : '';
    return `${outlined}<g clip-path="${clip}">${body}${inside}${light}</g>`;
  }

  /** A small part: one path with a thin tinted line. */
  const part = (d: string, fill: string, width = 2.5, line: string = ink): string =>
    `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${num(width)}"/>`;

  /** A repeated part, drawn once. */
  const symbol = (markup: string): string => defs.symbol(markup);

  function use(href: string, x: number, y: number, scale: number | string = 1, turn = 0): string {
    const size = typeof scale === 'number' ? frac(scale) : scale;
    const turned = Math.round(turn) ? `rotate(${Math.round(turn)})` : '';
    return `<use href="${href}" transform="translate(${num(x)} ${num(y)})${turned}${size === '1' ? '' : `scale(${size})`}"/>`;
  }

  const scatter = (href: string, places: readonly Placement[]): string =>
    places.map(([x, y, scale, turn]) => use(href, x, y, scale, turn)).join('');

  /** A crescent of core shadow: the part of the clipped form outside the given ellipse. */
  const crescent = (cx: number, cy: number, rx: number, ry: number, color: string, opacity = 0.45): string =>
    `<path d="M-130-130h260v260h-260z${oval(cx, cy, rx, ry)}" fill="${color}" fill-rule="evenodd" opacity="${frac(opacity)}"/>`;

  /** Two highlights: a turned ellipse and a small sharp one. */
  const specular = (x: number, y: number, rx: number, ry: number, turn = -35, opacity = 0.75): string =>
    `<g fill="#fff" transform="translate(${num(x)} ${num(y)})rotate(${turn})"><ellipse rx="${num(rx)}" ry="${num(ry)}" fill="${lin(90, [0, '#fff', opacity], [1, '#fff', 0.08])}"/>` +
    `<ellipse cx="${num(-rx * 1.35)}" cy="${num(ry * 0.5)}" rx="${num(rx * 0.16)}" ry="${num(ry * 0.4)}" opacity=".9"/></g>`;

  const spark = (x: number, y: number, r: number, fill = '#fff'): string =>
    `<path d="${sparkPath(x, y, r)}" fill="${fill}"/>`;

  /** Markup and its mirror image. */
  function both(markup: string): string {
    const href = symbol(markup);
    return `<use href="${href}"/><use href="${href}" transform="scale(-1 1)"/>`;
  }

  return {
    paint,
    palette,
    accent,
    metal,
    ink,
    kind: paint.kind ?? at(kinds, 0),
    rng: paint.rng,
    color: (fallback: string = palette.motif): string => paint.color ?? fallback,
    tones: tonesOf,
    mix,
    lin,
    rad,
    slope,
    ball,
    band,
    bead,
    form,
    part,
    symbol,
    use,
    scatter,
    crescent,
    specular,
    spark,
    both,
  };
}
