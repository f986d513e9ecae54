import { poly } from './brush.ts';
import { mix, type Tones } from './tones.ts';

export type Vertex = readonly [x: number, y: number, z: number];

/** A tone between deep (0), core (.25), base (.5), light (.76) and white (1). */
export function toneAt(tones: Tones, value: number): string {
  const v = Math.min(1, Math.max(0, value));
  if (v < 0.25) return mix(tones.deep, tones.core, v / 0.25);
  if (v < 0.5) return mix(tones.core, tones.base, (v - 0.25) / 0.25);
  if (v < 0.76) return mix(tones.base, tones.light, (v - 0.5) / 0.26);
  return mix(tones.light, tones.white, (v - 0.76) / 0.24);
}

/** Unit normal towards the viewer, its tilt steepened by `steep` or faces go flat. */
export function normalOf([a, b, c]: readonly Vertex[], steep = 1.5): Vertex {
  const [ux, uy, uz] = [b![0] - a![0], b![1] - a![1], b![2] - a![2]];
  const [vx, vy, vz] = [c![0] - a![0], c![1] - a![1], c![2] - a![2]];
  let [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  if (z < 0) [x, y, z] = [-x, -y, -z];
  [x, y] = [x * steep, y * steep];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Light on a face, 0..1, from the key light at the upper left. */
export function lightOn([x, y, z]: Vertex): number {
  return 0.5 + 0.5 * (x * -0.5 + y * -0.62 + z * 0.3) + z * 0.06;
}

/** One lit face; faces that look away to the lower right take some of the rim colour. */
export function facet(points: readonly Vertex[], tones: Tones, rim: string, lift = 0): string {
  const normal = normalOf(points);
  const away = Math.max(0, normal[0] * 0.7 + normal[1] * 0.5 - 0.35);
  const lit = toneAt(tones, Math.round((lightOn(normal) + lift) * 14) / 14);
  const fill = away > 0.1 ? mix(lit, rim, Math.min(0.4, away * 0.55)) : lit;
  return `<path d="${poly(points.map(([x, y]) => [x, y] as const))}" fill="${fill}"/>`;
}

export function mirrored(points: readonly Vertex[]): Vertex[] {
  return points.map(([x, y, z]) => [-x, y, z] as const);
}
