import { at, createBrush, poly, toneAt } from '#sandbox/art/brush.ts';
import { mix } from '#sandbox/art/paint/colour.ts';
import { facetLight, type Vertex } from '#sandbox/art/paint/light.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import type { Point } from '#sandbox/art/paint/shapes.ts';

function ring(outline: readonly Point[], share: number, z: number, lift = 0): Vertex[] {
  return outline.map(([x, y]) => [x * share, y * share + lift, z] as const);
}

const OUTLINES: Record<string, readonly Point[]> = {
  octagon: [
    [-38, -90],
    [38, -90],
    [74, -54],
    [74, 54],
    [38, 90],
    [-38, 90],
    [-74, 54],
    [-74, -54],
  ],
  hexagon: [
    [0, -92],
    [80, -46],
    [80, 46],
    [0, 92],
    [-80, 46],
    [-80, -46],
  ],
  drop: [
    [0, -98],
    [32, -52],
    [60, -8],
    [72, 34],
    [56, 70],
    [22, 90],
    [-22, 90],
    [-56, 70],
    [-72, 34],
    [-60, -8],
    [-32, -52],
  ],
};

const KINDS = ['brilliant', 'octagon', 'hexagon', 'drop'] as const;

/** A cut stone: `brilliant` from the side, the others from above. */
export const gem: Motif = {
  name: 'gem',
  kinds: KINDS,
  tags: ['gem'],
  draw(paint) {
    const b = createBrush(paint, KINDS);
    const stone = b.color();
    const t = b.tones(stone);
    const rim = b.mix(b.accent, t.light, 0.4);

    if (b.kind === 'brilliant') {
      const girdle = [-96, -62, -22, 22, 62, 96];
      const table = [-56, -18, 18, 56];
      const culet: Vertex = [0, 92, 60];
      const faces: string[] = [];
      const crownTones = [0.95, 0.55, 0.82, 0.38, 0.9, 0.62, 0.48, 0.74, 0.3];
      const shade = (points: readonly Point[], value: number): void => {
        faces.push(`<path d="${poly(points)}" fill="${toneAt(t, value)}"/>`);
      };
      for (const [index, x] of table.entries()) {
        shade(
          [
            [x, -62],
            [at(girdle, index), -22],
            [at(girdle, index + 1), -22],
          ],
          at(crownTones, index * 2),
        );
        shade(
          [
            [x, -62],
            [at(girdle, index + 1), -22],
            [index < 3 ? at(table, index + 1) : at(girdle, index + 2), index < 3 ? -62 : -22],
          ],
          at(crownTones, index * 2 + 1),
        );
      }
      shade(
        [
          [56, -62],
          [62, -22],
          [96, -22],
        ],
        0.34,
      );
      const pavilion = [0.9, 0.62, 0.8, 0.3, 0.42];
      for (let index = 0; index < 5; index += 1) {
        const [left, right] = [at(girdle, index), at(girdle, index + 1)];
        const half = (left + right) / 2;
        shade(
          [
            [left, -22],
            [half, -22],
            [culet[0], culet[1]],
          ],
          at(pavilion, index),
        );
        shade(
          [
            [half, -22],
            [right, -22],
            [culet[0], culet[1]],
          ],
          at(pavilion, index) - 0.16,
        );
        shade(
          [
            [left, -22],
            [right, -22],
            [half * 0.84, 6],
          ],
          Math.min(1, at(pavilion, index) + 0.2 - (index % 2) * 0.3),
        );
      }
      const outline = poly([
        [-56, -62],
        [56, -62],
        [96, -22],
        [0, 92],
        [-96, -22],
      ]);
      return (
        b.form(outline, t.base, {
          inside: `${faces.join('')}<path d="M-96-22h192M-56-62h112" stroke="#fff" stroke-width="2.5" opacity=".75"/><path d="M-40-56h70l-10 6h-66z" fill="#fff" opacity=".6"/><path d="M50-22L0 92L96-22z" fill="${rim}" opacity=".28"/>`,
          edge: 4,
        }) +
        b.spark(-58, -38, 26) +
        b.spark(52, 4, 13)
      );
    }

    const outline = OUTLINES[b.kind] ?? at(OUTLINES, 'octagon');
    const count = outline.length;
    const lift = b.kind === 'drop' ? 4 : 0;
    const outer = ring(outline, 1, 0);
    const middle = ring(outline, 0.78, 22, lift);
    const inner = ring(outline, 0.52, 34, lift);
    const faces: string[] = [];
    const facet = (points: readonly Vertex[], lift: number): void => {
      const { light, rim: away } = facetLight(points);
      const tone = toneAt(t, 0.42 + light * 0.5 + lift);
      faces.push(
        `<path d="${poly(points.map(([x, y]) => [x, y]))}" fill="${away > 0.3 ? mix(tone, rim, away * 0.24) : tone}"/>`,
      );
    };
    for (let index = 0; index < count; index += 1) {
      const next = (index + 1) % count;
      const alternate = index % 2 ? 0.07 : -0.04;
      facet([at(outer, index), at(outer, next), at(middle, next), at(middle, index)], alternate);
      facet([at(middle, index), at(middle, next), at(inner, next), at(inner, index)], 0.08 - alternate);
    }
    const centre: Vertex = [0, lift, 30];
    const glints = inner
      .map((point, index) => {
        const next = at(inner, (index + 1) % count);
        const value = 0.58 + 0.2 * Math.sin(index * 2.4 + 1) - (index / count) * 0.06;
        return `<path d="${poly([
          [point[0], point[1]],
          [next[0], next[1]],
          [centre[0], centre[1]],
        ])}" fill="${toneAt(t, value)}"/>`;
      })
      .join('');
    const table = poly(inner.map(([x, y]) => [x, y] as const));
    return (
      b.form(poly(outline), t.base, {
        inside:
          `${faces.join('')}${glints}<path d="${table}" fill="${b.lin(50, [0, '#fff', 0.75], [0.45, '#fff', 0.1], [1, t.deep, 0.35])}" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/>` +
          `<path d="${poly(middle.map(([x, y]) => [x, y] as const))}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".45"/>` +
          `<path d="M-74-10L10-96h26L-74 22zM-74 40L60-96h10L-74 52z" fill="#fff" opacity=".16"/>`,
        edge: 4,
      }) +
      b.spark(at(outline, count - 1)[0] * 0.7 - 4, at(outline, count - 1)[1] * 0.74, 24) +
      b.spark(at(outline, 1)[0] * 0.8, at(outline, 1)[1] * 0.6, 12)
    );
  },
};
