import type { Rng } from './rng.ts';

// The box of paints every stage, motif and title draws with: palettes, metals, shading in OKLab, shared definitions
// and the light model (key light upper left, warm white; rim light lower right in the palette's accent).
// Motifs are drawn in a box of -100..100 units around 0,0; nothing here uses filters, rasters or external references.

export type MetalName = 'gold' | 'silver' | 'rose' | 'bronze';
type Metal = { white: string; light: string; base: string; dark: string; deep: string };

export const metals: Record<MetalName, Metal> = {
  gold: { white: '#fff6c8', light: '#ffd45a', base: '#e8a01c', dark: '#9c5a0c', deep: '#4d2606' },
  silver: { white: '#ffffff', light: '#d9e4f2', base: '#9fb0c8', dark: '#5b6a86', deep: '#2a3350' },
  rose: { white: '#fff0e6', light: '#ffc3a0', base: '#e0805f', dark: '#93432f', deep: '#451a18' },
  bronze: { white: '#ffe9c4', light: '#e3ab6a', base: '#b5712f', dark: '#6e3d16', deep: '#36190a' },
};

/** Neighbours in a grid should differ in family. */
export type PaletteFamily = 'blue' | 'red' | 'teal' | 'warm' | 'violet' | 'green' | 'pink' | 'dark';

export type Palette = {
  name: string;
  family: PaletteFamily;
  /** Four stops, dark to light; the last is also the colour of distance. */
  sky: readonly [string, string, string, string];
  motif: string;
  accent: string;
  light: string;
  metal: MetalName;
  /** The felt of the table; only the live-table palettes have one. */
  felt?: string;
};

const palette = (
  name: string,
  family: PaletteFamily,
  sky: string,
  motif: string,
  accent: string,
  metal: MetalName,
  felt?: string,
): Palette => {
  const [a, b, c, d] = sky.split(' ') as [string, string, string, string];
  return { name, family, sky: [a, b, c, d], motif, accent, light: d, metal, ...(felt ? { felt } : {}) };
};

export const palettes: readonly Palette[] = [
  palette('lapis', 'blue', '#060a2a #12207a #2f57d8 #9fd4ff', '#2f6bff', '#ffb627', 'gold'),
  palette('pome', 'red', '#1c0414 #6a0d34 #d02a4e #ffb27a', '#e0213f', '#ffb02e', 'gold'),
  palette('turq', 'teal', '#031c2c #07576b #14b0ab #c6fff0', '#12c4b4', '#ffb627', 'gold'),
  palette('amber', 'warm', '#230a02 #7a2c06 #e88416 #fff0a8', '#e85a12', '#ffdf5a', 'gold'),
  palette('violet', 'violet', '#12052e #431093 #9a3df0 #ffb8f4', '#b24cff', '#2ee6d6', 'gold'),
  palette('emerald', 'green', '#02190f #08512f #1fae5c #e0ffb0', '#18c268', '#ffcf3a', 'gold'),
  palette('ice', 'blue', '#061434 #1b4a94 #5fb2f2 #f2fdff', '#6cc8ff', '#b48cff', 'silver'),
  palette('magma', 'red', '#160404 #5a0d06 #d8330c #ffd25a', '#d8280e', '#ffb01e', 'bronze'),
  palette('rose', 'pink', '#2a0626 #8a1a5c #f0569a #ffe0d0', '#ff4f8e', '#7ae8ff', 'rose'),
  palette('candy', 'pink', '#3a0a6a #9a2ad0 #ff6ac4 #fff2b0', '#ff4a6e', '#3ae0ff', 'gold'),
  palette('citrus', 'teal', '#0a3a6a #1284c8 #5cd0f0 #fffbd0', '#ffb81e', '#ff4a4a', 'gold'),
  palette('sand', 'warm', '#33140e #93481e #eaa04a #fff3c4', '#d8902c', '#1fb8c0', 'gold'),
  palette('dusk', 'violet', '#0f0a33 #4a1f7a #e0567a #ffd09a', '#ff7a4a', '#ffca5a', 'gold'),
  palette('noir', 'dark', '#050508 #181420 #4a3a30 #e8c890', '#c41c34', '#e8b84a', 'gold'),
  palette('neon', 'pink', '#08041e #2a0c5c #c81ea0 #ffb0e0', '#ff2e9a', '#1ef0ff', 'silver'),
  palette('toxic', 'green', '#06140a #16401a #4aa81e #eaff8a', '#9ae81e', '#b44aff', 'silver'),
  palette('royal', 'violet', '#14041f #4a0f5a #a02a8a #ffc8a0', '#7a1fd0', '#ff3a6a', 'gold'),
  palette('ocean', 'blue', '#02122e #064a8a #12a0d8 #b0fff4', '#ff8a3a', '#ffd24a', 'gold'),
  palette('abyss', 'teal', '#020a1c #062a4c #0c6a8a #7af0e0', '#1ee0c0', '#ff5a8a', 'silver'),
  palette('blood', 'red', '#0e0206 #3c0612 #9a0f24 #ff8a6a', '#b80f28', '#e8d8c8', 'silver'),
  palette('jade', 'green', '#041a1e #0a4a4a #2a9a7a #ffe6b0', '#2ac48a', '#ff5a3a', 'gold'),
  palette('storm', 'dark', '#070b1c #1c2c54 #4a6eb0 #d8ecff', '#4a5a8c', '#4ad8ff', 'silver'),
  palette('plum', 'pink', '#1c0a2a #54205c #b0507a #ffe0b0', '#8a2a9a', '#9af04a', 'rose'),
  palette('steel', 'dark', '#0c1018 #2c3648 #6a7a94 #f0f6ff', '#8ca0c0', '#ff4a4a', 'silver'),
  palette('felt-green', 'green', '#04100c #0a2a20 #1c5a44 #ffe2a0', '#0e9a62', '#ffcf6a', 'gold', '#0e7a50'),
  palette('felt-wine', 'red', '#14040a #34101c #6a2436 #ffd8a0', '#c81e46', '#ffcf6a', 'gold', '#8c1230'),
  palette('felt-navy', 'blue', '#040a1c #0e1c44 #2a4488 #e8e0c0', '#2a5ad8', '#ffcf6a', 'gold', '#14409c'),
];

const paletteByName = new Map(palettes.map((p) => [p.name, p]));

export function paletteOf(name: string): Palette {
  const palette = paletteByName.get(name);
  if (!palette) throw new RangeError(`no palette ${name}`);
  return palette;
}

// ---- colour ----------------------------------------------------------------------------------------------------

type Lab = readonly [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const s = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const v = Number.parseInt(s.slice(1), 16);
  const r = toLinear((v >> 16) / 255);
  const g = toLinear(((v >> 8) & 255) / 255);
  const b = toLinear((v & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const q = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * q,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * q,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * q,
  ];
}

function hexOf([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255));
  // Three digits are within 8/255 of the colour; below a third of full light that error is visible, so dark colours stay at six.
  if (Math.max(...rgb) > 84) return `#${rgb.map((v) => Math.round(v / 17).toString(16)).join('')}`;
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter (0..1) or darker (-1..0). Lighter halves the chroma, darker shifts slightly to blue. */
export function shade(hex: string, amount: number): string {
  const [L, a, b] = labOf(hex);
  if (amount >= 0) {
    const k = 1 - 0.5 * amount;
    return hexOf([L + (1 - L) * amount, a * k, b * k]);
  }
  const k = 1 + 0.45 * amount;
  return hexOf([L * (1 + 0.86 * amount), a * k, b * k + 0.025 * amount]);
}

/** From a (0) to b (1), in OKLab. */
export function mix(a: string, b: string, t: number): string {
  const x = labOf(a);
  const y = labOf(b);
  return hexOf([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** OKLab lightness, 0..1. */
export const lightness = (hex: string): number => labOf(hex)[0];

/** The tinted near-black outline of a form in this colour. Outlines are 4-6 units wide, never pure black. */
export const ink = (hex: string): string => {
  const [, a, b] = labOf(hex);
  return hexOf([0.17, a * 0.32, b * 0.32 - 0.015]);
};

// ---- numbers and paths ------------------------------------------------------------------------------------------

/** A coordinate as text: an integer beyond 12 units, one decimal within, no leading zero. */
export function num(v: number): string {
  const r = Math.abs(v) > 12 ? Math.round(v) : Math.round(v * 10) / 10;
  return String(r === 0 ? 0 : r).replace(/^(-?)0\./, '$1.');
}

/** Fractions such as opacity and offsets: two decimals. */
export const frac = (v: number): string => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, '$1.');

export type Point = readonly [x: number, y: number];

/** 'M x y l ... z' of a closed polygon, in relative steps. */
export function polygon(points: readonly Point[]): string {
  let px = 0;
  let py = 0;
  const parts = points.map(([x, y], i) => {
    const rx = Math.round(x * 2) / 2;
    const ry = Math.round(y * 2) / 2;
    const dx = rx - px;
    const dy = ry - py;
    px = rx;
    py = ry;
    const tail = `${dx < 0 || i === 0 ? '' : ' '}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
    return i === 0 ? `M${tail.trim()}l` : tail.trim();
  });
  return `${parts[0]}${parts.slice(1).join(' ').replace(/ -/g, '-')}z`;
}
const short = (v: number) => String(v).replace(/^(-?)0\./, '$1.');

/** A smooth closed outline through the points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], tension = 0.5): string {
  const pointOf = (i: number) => points[(i + points.length) % points.length] as Point;
  const k = tension / 3;
  const first = pointOf(0);
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [pointOf(i - 1), pointOf(i), pointOf(i + 1), pointOf(i + 2)];
    d += `C${num(p1[0] + (p2[0] - p0[0]) * k)} ${num(p1[1] + (p2[1] - p0[1]) * k)} ${num(p2[0] - (p3[0] - p1[0]) * k)} ${num(p2[1] - (p3[1] - p1[1]) * k)} ${num(p2[0])} ${num(p2[1])}`;
  }
  return `${d}z`;
}

/** Points on a star: `count` tips, outer radius r, inner r * inner. {8/2} has inner 0.7654, {8/3} 0.5412. */
function starPoints(count: number, r: number, inner = 0.7654, turn = 0, cx = 0, cy = 0): Point[] {
  return Array.from({ length: count * 2 }, (_, i) => {
    const a = turn + (Math.PI * i) / count - Math.PI / 2;
    const q = i % 2 ? r * inner : r;
    return [cx + Math.cos(a) * q, cy + Math.sin(a) * q] as Point;
  });
}

export const starPath = (count: number, r: number, inner = 0.7654, turn = 0, cx = 0, cy = 0): string =>
  polygon(starPoints(count, r, inner, turn, cx, cy));

/** A four-pointed spark of light, tips at r. */
export function sparkPath(x: number, y: number, r: number): string {
  const k = num(r * 0.2);
  const q = num(r - Number(k));
  return `M${num(x)} ${num(y - r)}l${k} ${q} ${q} ${k}-${q} ${k}-${k} ${q}-${k}-${q}-${q}-${k} ${q}-${k}z`;
}

// ---- shared definitions -----------------------------------------------------------------------------------------

/** Collects gradients, clips, patterns and symbols of one picture; equal markup is stored once under a short id. */
export type Defs = {
  /** `markup` is one element without an id, such as `<linearGradient ...>...</linearGradient>`; returns `url(#id)`. */
  add(prefix: string, markup: string): string;
  /** Stores a drawing; returns the `#id` for `<use href="..." .../>`. */
  symbol(markup: string): string;
  /** `<defs>...</defs>`, or nothing. */
  render(): string;
};

export function createDefs(): Defs {
  const shades = new Map<string, string>();
  const parts: string[] = [];
  const store = (prefix: string, markup: string) => {
    const key = markup;
    const had = shades.get(key);
    if (had) return had;
    const id = `${prefix}${shades.size.toString(36)}`;
    shades.set(key, id);
    parts.push(markup.replace(/^<([a-zA-Z]+)/, `<$1 id="${id}"`));
    return id;
  };
  return {
    add: (prefix, markup) => `url(#${store(prefix.slice(0, 1), markup)})`,
    symbol: (markup) => `#${store('s', `<g>${markup}</g>`)}`,
    render: () => (parts.length ? `<defs>${parts.join('')}</defs>` : ''),
  };
}

/** [offset 0..1, colour, opacity 0..1] */
export type Stop = readonly [number, string, number?];

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${frac(o)}" stop-color="${c}"${a === undefined || a === 1 ? '' : ` stop-opacity="${frac(a)}"`}/>`,
    )
    .join('');

/** A linear gradient across the shape's box; angle in degrees, 0 = left to right, 90 = top to bottom. */
export function linear(defs: Defs, stops: readonly Stop[], angle = 90): string {
  const a = (angle * Math.PI) / 180;
  const dx = Math.cos(a) / 2;
  const dy = Math.sin(a) / 2;
  return defs.add(
    'l',
    `<linearGradient x1="${frac(0.5 - dx)}" y1="${frac(0.5 - dy)}" x2="${frac(0.5 + dx)}" y2="${frac(0.5 + dy)}">${stopsMarkup(stops)}</linearGradient>`,
  );
}

/** A radial gradient in fractions of the shape's box; (fx, fy) is the focus of the light. */
export function radial(
  defs: Defs,
  stops: readonly Stop[],
  {
    cx = 0.5,
    cy = 0.5,
    r = 0.5,
    fx = cx,
    fy = cy,
  }: { cx?: number; cy?: number; r?: number; fx?: number; fy?: number } = {},
): string {
  const focus = fx === cx && fy === cy ? '' : ` fx="${frac(fx)}" fy="${frac(fy)}"`;
  return defs.add(
    'r',
    `<radialGradient cx="${frac(cx)}" cy="${frac(cy)}" r="${frac(r)}"${focus}>${stopsMarkup(stops)}</radialGradient>`,
  );
}

// ---- the light model --------------------------------------------------------------------------------------------

/** Body of a rounded form: near white, light, base, core shadow, deep, with the light at 35 % / 28 %. */
export const bodyFill = (defs: Defs, color: string): string =>
  radial(
    defs,
    [
      [0, shade(color, 0.72)],
      [0.22, shade(color, 0.34)],
      [0.52, color],
      [0.82, shade(color, -0.38)],
      [1, shade(color, -0.62)],
    ],
    { cx: 0.46, cy: 0.44, r: 0.66, fx: 0.35, fy: 0.28 },
  );

/** Polished metal: light, white, light, base, dark, light. */
export const metalBand = (defs: Defs, metal: MetalName, angle = 35): string => {
  const m = metals[metal];
  return linear(
    defs,
    [
      [0, m.light],
      [0.14, m.white],
      [0.28, m.light],
      [0.48, m.base],
      [0.72, m.dark],
      [1, m.light],
    ],
    angle,
  );
};

/** Stroke paint for the thin rim of a metal part: light above, dark below. */
export const metalRim = (defs: Defs, metal: MetalName): string => {
  const m = metals[metal];
  return linear(
    defs,
    [
      [0, m.white],
      [0.45, m.base],
      [1, m.deep],
    ],
    70,
  );
};

/** Fill of a glow: a radial gradient that fades to nothing. There are no blur filters. */
export const glowFill = (defs: Defs, color: string, opacity = 1): string =>
  radial(defs, [
    [0, color, opacity],
    [0.46, color, opacity * 0.36],
    [1, color, 0],
  ]);

/** A glow around (x, y). Glows of one colour share their gradient; opacity is an attribute of the shape. */
export const glow = (defs: Defs, x: number, y: number, r: number, color: string, opacity = 0.8, ry = r): string =>
  `<${ry === r ? 'circle' : 'ellipse'} cx="${num(x)}" cy="${num(y)}" ${ry === r ? `r="${num(r)}"` : `rx="${num(r)}" ry="${num(ry)}"`} fill="${glowFill(defs, color)}" fill-opacity="${frac(opacity)}"/>`;

/** [x, y, depth]; depth grows towards the viewer. */
export type Vertex = readonly [x: number, y: number, z: number];

/** Light on a polygon of vertices, -1 (turned away) .. 1 (facing the key light). */
export function facetLight(points: readonly Vertex[]): { light: number; rim: number } {
  const [p, q, r] = points as [Vertex, Vertex, Vertex];
  const u = [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as const;
  const v = [r[0] - p[0], r[1] - p[1], r[2] - p[2]] as const;
  let nx = u[1] * v[2] - u[2] * v[1];
  let ny = u[2] * v[0] - u[0] * v[2];
  let nz = u[0] * v[1] - u[1] * v[0];
  if (nz < 0) [nx, ny, nz] = [-nx, -ny, -nz];
  nx *= 1.5;
  ny *= 1.5;
  const len = Math.hypot(nx, ny, nz) || 1;
  return {
    light: ((-0.5 * nx - 0.62 * ny + 0.6 * nz) / len) * 1.5 - 0.55,
    rim: Math.max(0, (0.66 * nx + 0.6 * ny - 0.25 * nz) / len),
  };
}

/**
 * A low-poly surface: each face is a list of vertex numbers (the first three give the normal). A face's colour is
 * `colorOf(face)` if given, otherwise `color`. Rim light is mixed only into faces that turn away from the key light.
 */
export function facets(
  vertices: readonly Vertex[],
  faces: readonly (readonly number[])[],
  color: string,
  options: { rim?: string; colorOf?: (face: number) => string | undefined; contrast?: number } = {},
): string {
  const byColor = new Map<string, string>();
  faces.forEach((face, i) => {
    const points = face.map((v) => vertices[v] as Vertex);
    const { light, rim } = facetLight(points);
    const base = options.colorOf?.(i) ?? color;
    const k = options.contrast ?? 0.62;
    let tone = shade(base, Math.max(-0.75, Math.min(0.8, light * k)));
    if (options.rim && rim > 0.12 && light < 0.1) tone = mix(tone, options.rim, Math.min(0.5, rim * 0.65));
    byColor.set(tone, (byColor.get(tone) ?? '') + polygon(points.map(([x, y]) => [x, y] as Point)));
  });
  // A thin line in the face's colour closes the seams between neighbours.
  return [...byColor].map(([c, d]) => `<path d="${d}" fill="${c}" stroke="${c}" stroke-width=".7"/>`).join('');
}

// ---- motifs -----------------------------------------------------------------------------------------------------

type MotifTag = 'head' | 'fruit' | 'metal' | 'building' | 'table' | 'crash' | 'fast' | 'bird' | 'gem';

export interface MotifPaint {
  palette: Palette;
  rng: Rng;
  defs: Defs;
  /** One of the motif's `kinds`; absent = the motif's first. */
  kind?: string;
  /** Replaces the palette's motif colour. */
  color?: string;
  /** Replaces the palette's accent. */
  accent?: string;
  metal?: MetalName;
  /** Degrees. The composition rotates the motif; a motif reads it only to draw shadows or flames upright. */
  tilt?: number;
}

export type Motif = {
  name: string;
  kinds: readonly string[];
  /** SVG markup in a box of -100..100 units around 0,0. */
  draw: (paint: MotifPaint) => string;
  tags: readonly MotifTag[];
};
