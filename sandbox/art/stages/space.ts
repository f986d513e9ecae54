import { mix, shade } from '#sandbox/art/paint/colour.ts';
import { radial } from '#sandbox/art/paint/defs.ts';
import { glow } from '#sandbox/art/paint/light.ts';
import { frac, num } from '#sandbox/art/paint/shapes.ts';
import { type ArtStage, radialAt, sky, stars, svgPath } from './stage.ts';

/** Nebula, ringed planet, the bent horizon of another. */
export const space: ArtStage = {
  name: 'space',
  particles: ['streaks', 'sparks', 'gems'],
  families: ['violet', 'blue', 'pink', 'teal', 'dark', 'red'],
  draw(p) {
    const { defs, palette, w, h, u, rng } = p;
    const [a, b, c, d] = palette.sky;
    let nebula = '';
    for (let i = 0; i < 4; i++) {
      const tint = rng.pick([c, palette.accent, palette.motif, mix(c, d, 0.5)]);
      nebula += glow(defs, rng.between(0, w), rng.between(0, p.horizon), rng.between(70, 130) * u, tint, 0.34);
    }
    const right = rng.chance(0.5);
    const r = rng.between(26, 40) * u;
    const x = right ? w - r * 1.1 : r * 1.1;
    const y = r * rng.between(1.3, 1.9);
    const tone = rng.chance(0.5) ? palette.accent : mix(palette.motif, d, 0.3);
    const body = radial(
      defs,
      [
        [0, shade(tone, 0.55)],
        [0.45, tone],
        [0.8, shade(tone, -0.5)],
        [1, shade(tone, -0.72)],
      ],
      { cx: 0.42, cy: 0.4, r: 0.62, fx: 0.3, fy: 0.26 },
    );
    const ring = (upper: boolean) =>
      `<path d="M${num(-r * 1.75)} 0A${num(r * 1.75)} ${num(r * 0.46)} 0 0 ${upper ? 1 : 0} ${num(r * 1.75)} 0" fill="none" stroke="${mix(tone, d, 0.6)}" stroke-opacity=".75" stroke-width="${num(r * 0.16)}"/>`;
    const R = w * 1.1;
    const top = p.horizon + 22 * u;
    return (
      sky(p, 0.34, 0.7) +
      nebula +
      stars(p, 34, h) +
      `<g transform="translate(${num(x)} ${num(y)})rotate(${right ? -22 : 18})">${ring(true)}<circle r="${num(r)}" fill="${body}"/>${ring(false)}</g>` +
      svgPath(
        `M${num(w / 2 - R)} ${num(top + R)}a${num(R)} ${num(R)} 0 0 1 ${num(R * 2)} 0z`,
        radialAt(defs, w / 2, top + R, R, [
          [0.8, a],
          [0.95, mix(a, b, 0.8)],
          [0.99, c],
          [1, mix(c, d, 0.6)],
        ]),
      ) +
      `<ellipse cx="${num(p.lx)}" cy="${num(top)}" rx="${num(w * 0.5)}" ry="${num(20 * u)}" fill="${radial(defs, [
        [0, d, 0.5],
        [1, d, 0],
      ])}" fill-opacity="${frac(0.8)}"/>`
    );
  },
};
