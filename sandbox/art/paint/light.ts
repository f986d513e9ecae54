import { mix, shade } from './colour.ts';
import { type Defs, linear, radial } from './defs.ts';
import { type MetalName, metals } from './palettes.ts';
import { frac, num, type Point, polygon } from './shapes.ts';

// The light model: key light upper left, warm white; rim light lower right in the palette's accent.

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
