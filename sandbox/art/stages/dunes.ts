import { mix } from '#sandbox/art/paint/colour.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import { num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, groundGlow, linearAt, radialAt, rayPath, type StagePaint, sky, svgPath } from './stage.ts';

const dune = (p: StagePaint, y: number, sway: number) =>
  `M0 ${num(p.h)}V${num(y + sway)}C${num(p.w * 0.3)} ${num(y - sway)} ${num(p.w * 0.45)} ${num(y - sway * 0.8)} ${num(p.w * 0.58)} ${num(y)}S${num(p.w * 0.86)} ${num(y + sway * 0.9)} ${num(p.w)} ${num(y - sway * 0.3)}V${num(p.h)}z`;

/** A low sun and three dunes, each with a lit crest. */
export const dunes: ArtStage = {
  name: 'dunes',
  particles: ['sparks', 'coins', 'petals', 'embers'],
  families: ['warm', 'violet', 'red', 'pink', 'teal', 'green', 'dark'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, c, d] = palette.sky;
    const r = (w > h ? 54 : 80) * u;
    const layers = [-34, -2, 34].map((dy, i) => {
      const y = p.horizon + dy * u;
      const sway = rng.between(9, 20) * u * (rng.chance(0.5) ? 1 : -1);
      const tone = mix(mix(c, d, 0.35), mix(a, b, 0.5), [0.3, 0.62, 0.9][i] ?? 0.5);
      return svgPath(
        dune(p, y, sway),
        linearAt(defs, 0, y - 20 * u, w * 0.24, y + 90 * u, [
          [0, mix(tone, d, 0.42)],
          [0.22, tone],
          [1, mix(tone, a, 0.72)],
        ]),
        ` stroke="${mix(tone, d, 0.6)}" stroke-opacity=".5" stroke-width="1.2"`,
      );
    });
    return (
      sky(p, 0.72) +
      svgPath(
        rayPath(p.lx, p.ly, h, 14, rng.float(), 0.4),
        radialAt(defs, p.lx, p.ly, h * 0.6, [
          [0, d, 0.3],
          [1, d, 0],
        ]),
      ) +
      glow(defs, p.lx, p.ly, r * 1.9, d, 0.7) +
      `<circle cx="${num(p.lx)}" cy="${num(p.ly)}" r="${num(r)}" fill="${mix(d, '#fff', 0.25)}" fill-opacity=".85"/>` +
      layers.join('') +
      groundGlow(p, 0.2)
    );
  },
};
